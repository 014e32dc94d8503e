-- What a file says, line by line, what would become or became of it, and what was there before: until its import cannot be undone any more.
create table user_import_lines (
  domain_id bigint not null,
  import_id bigint not null,
  line integer not null,
  cells jsonb not null,
  outcome text,
  faults jsonb not null default '[]',
  user_id bigint,
  username_key text collate "C",
  username_look text collate "C",
  email_key text collate "C",
  pin text collate "C",
  person_key text collate "C",
  applied_at timestamptz,
  undone_at timestamptz,
  before jsonb,
  after jsonb,
  constraint user_import_lines_pkey primary key (domain_id, import_id, line),
  constraint user_import_lines_domain_id_import_id_fkey foreign key (domain_id, import_id) references user_imports(domain_id, id) on delete cascade,
  constraint user_import_lines_outcome_check check (outcome in ('create', 'update', 'unchanged', 'faulty', 'deactivate'))
);
create index user_import_lines_by_email on user_import_lines (domain_id, import_id, email_key, line) where (email_key is not null);
create index user_import_lines_by_look on user_import_lines (domain_id, import_id, username_look, line) where (username_look is not null);
create index user_import_lines_by_outcome on user_import_lines (domain_id, import_id, outcome, line);
create index user_import_lines_by_person on user_import_lines (domain_id, import_id, person_key, line) where (person_key is not null);
create index user_import_lines_by_pin on user_import_lines (domain_id, import_id, pin, line) where (pin is not null);
create index user_import_lines_by_user on user_import_lines (domain_id, user_id) where (user_id is not null);
create index user_import_lines_by_username on user_import_lines (domain_id, import_id, username_key, line) where (username_key is not null);
alter table user_import_lines enable row level security, force row level security;
create policy own on user_import_lines using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on user_import_lines to vigil_app;
