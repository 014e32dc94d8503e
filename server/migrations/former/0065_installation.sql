-- What this database belongs to. Both are written by the first start that finds them missing, and refuse every other store and key from then on.
create table installation (
  id integer primary key default 1 check (id = 1),
  store_id text, -- the same stands in DATA_DIR/files/installation
  key_fingerprint text -- of SECRET_KEY
);
insert into installation default values;
grant select on installation to vigil_app;

-- Files whose bytes no longer have their hash, as somebody found them; they are looked at again whenever the list is read.
create table damaged_files (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  noticed_at timestamptz not null default now()
);
grant select, insert, delete on damaged_files to vigil_app;
