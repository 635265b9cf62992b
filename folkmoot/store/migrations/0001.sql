-- The first shape of the store. Times are milliseconds since 1970, UTC.

create table rooms (
    id text primary key,
    seq integer not null,
    v integer not null,
    state text not null, -- all but rules and projects
    rules text not null,
    rules_v integer not null default 1 -- rules change rarely, so they keep a version of their own
) strict, without rowid;

create table projects (
    room text not null,
    id text not null,
    seq integer not null, -- the room's seq when this row last changed
    v integer not null,
    open integer not null, -- 0 when closed: not loaded any more
    goal text not null,
    intent text not null,
    phase text not null,
    outcome text,
    created_at integer not null,
    changed_at integer not null,
    state text not null, -- all but tasks and how far they are
    primary key (room, id)
) strict, without rowid;

create table tasks (
    room text not null,
    project text not null,
    n integer not null, -- t7 is 7
    first integer not null, -- of the plan it belongs to: needs count from there
    seq integer not null,
    state text not null, -- waiting ready running resting held done failed skipped
    tries integer not null,
    v integer not null,
    spec text not null,
    id text not null unique,
    title text not null,
    description text not null,
    domain text not null,
    priority integer not null,
    assigned_to text not null,
    status text not null, -- pending in_progress completed failed
    created_by text not null,
    created_at integer not null,
    started_at integer,
    completed_at integer,
    due_date text,
    requirements text not null,
    constraints text not null,
    result text,
    confidence real,
    parent_task_id text,
    primary key (room, project, n)
) strict, without rowid;

create index tasks_by_seq on tasks (room, seq);

create table log (
    room text not null,
    seq integer not null,
    kind text not null,
    project text not null,
    key text,
    at integer not null,
    v integer not null,
    body text not null,
    primary key (room, seq)
) strict, without rowid;

create unique index log_by_key on log (room, key) where key is not null;

create table owed (
    room text not null,
    name text not null,
    project text not null,
    kind text not null,
    alarm integer not null, -- 1: rings when due; 0: a job
    due integer not null,
    tries integer not null default 0, -- how often a crash cut it off
    v integer not null,
    body text not null,
    primary key (room, name)
) strict, without rowid;

create index owed_by_due on owed (due);

create table steps (
    room text not null,
    name text not null, -- of the owed job
    n integer not null,
    kind text not null,
    request_hash text not null,
    response text not null,
    primary key (room, name, n)
) strict, without rowid;

create table seen (
    room text not null,
    person text not null,
    seq integer not null,
    primary key (room, person)
) strict, without rowid;

create table bot_messages (
    id integer primary key,
    room text not null,
    sender_id text not null,
    recipient_id text not null,
    message_type text not null,
    content text not null,
    context text not null,
    conversation_id text not null,
    timestamp integer not null
) strict;

create view task_dependencies as
select
    t.id as task_id,
    t.room || '/' || t.project || '/t' || (need.value + t.first) as depends_on_task_id
from tasks t, json_each(t.spec, '$.needs') need;

create view messages as
select room, seq as id, project, at,
    coalesce(json_extract(body, '$.sender'), json_extract(body, '$.bot'), 'leader') as sender,
    coalesce(json_extract(body, '$.text'), json_extract(body, '$.words.text'), json_extract(body, '$.words.id')) as text
from log
where kind in ('person_spoke', 'said', 'answered', 'offer_made', 'bot_spoke', 'review_written');

create view audit as
select room, seq as id, project, at,
    json_extract(body, '$.what') as what,
    json_extract(body, '$.by') as by,
    coalesce(json_extract(body, '$.why'), '') as why,
    coalesce(json_extract(body, '$.revision'), '') as revision
from log
where kind = 'decided';
