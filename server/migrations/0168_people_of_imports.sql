-- The people of a file are found in the list of users: of each the last import whose lines named them.
alter table users
  add column import_id bigint,
  add constraint users_domain_id_import_id_fkey foreign key (domain_id, import_id) references user_imports (domain_id, id);
create index users_by_import on users (domain_id, import_id, id) where import_id is not null;
