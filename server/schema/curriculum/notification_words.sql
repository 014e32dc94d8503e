-- Search: one row per word of a record, in its key form. Prefixes are looked up here.
create table notification_words (
  owner_domain_id bigint,
  word text collate "C" not null,
  id bigint not null,
  constraint notification_words_pkey primary key (word, id),
  constraint notification_words_id_fkey foreign key (id) references notifications(id) on delete cascade,
  constraint notification_words_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id)
);
create index notification_words_by_id on notification_words (id);
alter table notification_words enable row level security, force row level security;
create policy read on notification_words for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on notification_words for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on notification_words for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on notification_words for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on notification_words to vigil_app;
