-- Search: one row per word of a record, in its key form. Prefixes are looked up here.
create table program_words (
  owner_domain_id bigint,
  word text collate "C" not null,
  id bigint not null,
  constraint program_words_pkey primary key (word, id),
  constraint program_words_id_fkey foreign key (id) references programs(id) on delete cascade,
  constraint program_words_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id)
);
create index program_words_by_id on program_words (id);
alter table program_words enable row level security, force row level security;
create policy read on program_words for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on program_words for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on program_words for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on program_words for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on program_words to vigil_app;
