-- A message between bots is written once, however often its job is done.

alter table bot_messages add column key text;

create unique index bot_messages_by_key on bot_messages (room, key) where key is not null;

create index bot_messages_by_thread on bot_messages (room, conversation_id, id);
