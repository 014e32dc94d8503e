-- What every record carries. The application raises revision with each save a person makes.
create table common_columns (
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by bigint,
  revision integer not null default 1
);
