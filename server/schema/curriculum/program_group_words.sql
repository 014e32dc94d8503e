-- Search: one row per word of a record, in its key form. Prefixes are looked up here.
create table program_group_words (
  domain_id bigint not null,
  word text collate "C" not null,
  id bigint not null,
  constraint program_group_words_pkey primary key (domain_id, word, id),
  constraint program_group_words_domain_id_id_fkey foreign key (domain_id, id) references program_groups(domain_id, id) on delete cascade
);
create index program_group_words_by_id on program_group_words (domain_id, id);
alter table program_group_words enable row level security, force row level security;
create policy own on program_group_words using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on program_group_words to vigil_app;
