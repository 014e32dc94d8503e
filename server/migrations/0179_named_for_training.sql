-- Whom rules give training because of a file is named before it comes in: rule and person of each, so that nobody else is given anything by it.
alter table work_imports add column named jsonb not null default '[]';
