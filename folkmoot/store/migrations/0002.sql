-- What is known of people, in whichever room it was learnt: language, welcomed, project.

create table facts (
    person text not null,
    name text not null,
    value text not null,
    at integer not null,
    primary key (person, name)
) strict, without rowid;
