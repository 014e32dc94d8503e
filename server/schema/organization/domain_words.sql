-- Search: one row per word of a record, in its key form. Prefixes are looked up here.
create table domain_words (
  word text collate "C" not null,
  id bigint not null,
  constraint domain_words_pkey primary key (word, id),
  constraint domain_words_id_fkey foreign key (id) references domains(id) on delete cascade
);
create index domain_words_by_id on domain_words (id);
grant select, insert, update, delete on domain_words to vigil_app;
