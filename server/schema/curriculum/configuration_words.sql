-- Search: one row per word of a record, in its key form. Prefixes are looked up here.
create table configuration_words (
  owner_domain_id bigint,
  word text collate "C" not null,
  id bigint not null,
  constraint configuration_words_pkey primary key (word, id),
  constraint configuration_words_id_fkey foreign key (id) references configurations(id) on delete cascade,
  constraint configuration_words_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id)
);
create index configuration_words_by_id on configuration_words (id);
alter table configuration_words enable row level security, force row level security;
create policy read on configuration_words for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on configuration_words for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on configuration_words for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on configuration_words for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on configuration_words to vigil_app;
