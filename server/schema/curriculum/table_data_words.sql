-- Search: one row per word of a record, in its key form. Prefixes are looked up here.
create table table_data_words (
  owner_domain_id bigint,
  word text collate "C" not null,
  id bigint not null,
  constraint table_data_words_pkey primary key (word, id),
  constraint table_data_words_id_fkey foreign key (id) references table_data(id) on delete cascade,
  constraint table_data_words_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id)
);
create index table_data_words_by_id on table_data_words (id);
alter table table_data_words enable row level security, force row level security;
create policy read on table_data_words for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on table_data_words for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on table_data_words for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on table_data_words for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on table_data_words to vigil_app;
