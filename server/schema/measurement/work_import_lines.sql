-- What a file of results says, line by line, whom and when it means and what is wrong with it: until it cannot be undone any more.
create table work_import_lines (
  domain_id bigint not null,
  import_id bigint not null,
  line integer not null,
  cells jsonb not null,
  outcome text,
  faults jsonb not null default '[]',
  twin integer,
  user_id bigint,
  happened_at timestamptz,
  machine text not null default '',
  lane text not null default '',
  site text not null default '',
  image text not null default '',
  category text,
  result text,
  response_ms integer,
  constraint work_import_lines_pkey primary key (domain_id, import_id, line),
  constraint work_import_lines_domain_id_import_id_fkey foreign key (domain_id, import_id) references work_imports(domain_id, id) on delete cascade,
  constraint work_import_lines_outcome_check check (outcome in ('new', 'known', 'faulty'))
);
create index work_import_lines_by_outcome on work_import_lines (domain_id, import_id, outcome, line);
create index work_import_lines_by_user on work_import_lines (domain_id, user_id) where (user_id is not null);
alter table work_import_lines enable row level security, force row level security;
create policy own on work_import_lines using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on work_import_lines to vigil_app;
