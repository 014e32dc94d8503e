-- The nodes of an installation, each of which says every ten seconds that it is there. A node that stops takes its row away; one that was killed
-- is told of for a day. Unlogged: after a crash of the database every node is there again with its next word.
create unlogged table nodes (
  id uuid not null,
  computer text not null,
  address text not null,
  version text not null, -- of the product
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  clock_off_ms bigint not null default 0, -- how far its clock is ahead of the database's
  replica text, -- how the node found the one it reads sums from; null without one
  replica_behind_ms bigint,
  constraint nodes_pkey primary key (id),
  constraint nodes_replica_check check (replica in ('used', 'behind', 'away'))
);
grant select, insert, update, delete on nodes to vigil_app;
