-- Every call of a model: who made it for what, and what it cost. One that is open counts in full.

create table calls (
    key text primary key,
    room text not null,
    project text not null,
    job text not null,
    bot text not null,
    kind text not null, -- ask merge brief plan do check advise answer offer choose speak review understand
    model text not null,
    at integer not null,
    open integer not null default 1, -- 1: made, and its end not seen
    cost integer not null, -- millionths of a dollar; while open, the most it can cost
    input integer not null default 0, -- tokens
    output integer not null default 0,
    trouble text not null default '', -- why it came to nothing
    told integer not null default 0 -- 1: its cost is in the state of the room
) strict, without rowid;

create index calls_by_project on calls (room, project);
create index calls_by_job on calls (room, job);
create index calls_by_time on calls (at);
create index calls_untold on calls (room, job) where told = 0 and cost > 0;
