-- What this database belongs to. Both are written by the first start that finds them missing, and refuse every other store and key from then on.
create table installation (
  id integer not null default 1,
  store_id text, -- the same stands in DATA_DIR/files/installation
  key_fingerprint text, -- of SECRET_KEY
  last_backup jsonb, -- { at, missing, damaged }
  stored jsonb,
  alive_at timestamptz, -- when a node said last that it is there
  constraint installation_pkey primary key (id),
  constraint installation_id_check check (id = 1)
);
grant select, update (stored, alive_at) on installation to vigil_app;
