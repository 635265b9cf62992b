-- What a person finished, the latest first: asked for by every bot that asks or writes.

create index projects_by_opener on projects (json_extract(state, '$.opener'), changed_at)
where outcome = 'success';
