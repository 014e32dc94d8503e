-- An order that asks for levels of difficulty tells what was delivered: how many bags of which level for each wanted one.
alter table library_jobs add column levels jsonb not null default '{}';
alter table images add column wanted_difficulty integer check (wanted_difficulty between 1 and 5);
create index images_by_wanted on images (library_id, wanted_difficulty, id) where (wanted_difficulty is not null);
