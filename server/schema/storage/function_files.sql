-- Which of server/functions are applied, as they were then, and the functions each made.
create table function_files (
  name text not null,
  checksum text not null,
  makes text[] not null,
  applied_at timestamptz not null default now(),
  constraint function_files_pkey primary key (name)
);
