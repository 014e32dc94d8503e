-- Files whose bytes no longer have their hash, as somebody found them; they are looked at again whenever the list is read.
create table damaged_files (
  hash text not null,
  noticed_at timestamptz not null default now(),
  constraint damaged_files_pkey primary key (hash),
  constraint damaged_files_hash_check check (hash ~ '^[0-9a-f]{64}$')
);
grant select, insert, delete on damaged_files to vigil_app;
