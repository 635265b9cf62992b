-- What people enter with over the web and the API. No row is ever deleted, so that no number is
-- given out twice.

create table tokens (
    n integer primary key, -- 7 is k7
    hash text not null unique, -- SHA-256 of the token, which nobody can say again
    person text not null,
    rooms text not null check (json_valid(rooms)), -- names, [] is every room
    made_at integer not null,
    used_at integer, -- to the minute
    revoked_at integer
) strict;
