-- The nodes of an installation: who works on this database, since when, how far their clocks are off, and how each reads from a replica.
create unlogged table nodes (
  id uuid primary key,
  computer text not null,
  address text not null,
  version text not null,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  clock_off_ms bigint not null default 0
);
grant select, insert, update, delete on nodes to vigil_app;
