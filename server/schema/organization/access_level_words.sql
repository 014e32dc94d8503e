-- Search: one row per word of a record, in its key form. Prefixes are looked up here.
create table access_level_words (
  owner_domain_id bigint,
  word text collate "C" not null,
  id bigint not null,
  constraint access_level_words_pkey primary key (word, id),
  constraint access_level_words_id_fkey foreign key (id) references access_levels(id) on delete cascade,
  constraint access_level_words_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id)
);
create index access_level_words_by_id on access_level_words (id);
alter table access_level_words enable row level security, force row level security;
create policy read on access_level_words for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on access_level_words for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on access_level_words for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on access_level_words for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on access_level_words to vigil_app;
