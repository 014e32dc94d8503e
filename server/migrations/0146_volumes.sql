-- What a tomograph's image is beside its projections: a file, and where its threats lie in it. Images of before have none.
alter table images add column volume jsonb;
alter table image_truths add column bodies jsonb not null default '[]';
