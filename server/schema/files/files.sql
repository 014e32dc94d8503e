-- Stored by content: the key is the hexadecimal SHA-256. A file is served through the record that uses it, never by its hash.
create table files (
  hash text not null,
  size bigint not null,
  media_type text not null,
  created_at timestamptz not null default now(),
  constraint files_pkey primary key (hash),
  constraint files_hash_check check (hash ~ '^[0-9a-f]{64}$')
);
grant select, insert, update (created_at), delete on files to vigil_app;
