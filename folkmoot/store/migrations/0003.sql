-- Which room a chat of a channel belongs to, and the one-time codes that bring one in.

create table chats (
    channel text not null, -- terminal, web, telegram, slack, …
    chat text not null, -- whatever the channel calls it
    room text not null,
    joined_at integer not null,
    primary key (channel, chat)
) strict, without rowid;

create table codes (
    hash text primary key, -- the code itself is known to whoever was given it, and to nobody else
    room text not null,
    made_by text not null,
    ends_at integer not null,
    used_by text not null default ''
) strict, without rowid;
