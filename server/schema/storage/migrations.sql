-- Which migrations were applied, as they were then.
create table migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  constraint migrations_pkey primary key (number)
);
