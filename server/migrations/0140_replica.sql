-- How each node reads from a replica, and the moment of which a report's sums or an exported file are, where they were read from one that was behind.
alter table nodes
  add column replica text check (replica in ('used', 'behind', 'away')),
  add column replica_behind_ms bigint;
alter table report_runs add column as_of timestamptz;
alter table table_export_runs add column as_of timestamptz;
