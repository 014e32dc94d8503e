-- A subscription may mail a kept report: as a file, with the rights of whoever saved it last (`owner`), until a last day. A run keeps its
-- file for a month, so that what is too large for a mail can be fetched.
alter table subscriptions
  add column report_id bigint,
  add column format text not null default 'xlsx' check (format in ('xlsx', 'csv', 'pdf')),
  add column ends_on date,
  add column owner_domain_id bigint references domains (id),
  add column owner_id bigint,
  drop constraint subscriptions_scope_check,
  add constraint subscriptions_scope_check check (scope in ('PROGRAM_START', 'PROGRAM_END', 'PROGRAM_RECURRENCE', 'REPORT')),
  add constraint subscriptions_report_check check (scope <> 'REPORT' or (report_id is not null and owner_id is not null)),
  add foreign key (domain_id, report_id) references kept_reports (domain_id, id);
create index subscriptions_by_report on subscriptions (domain_id, report_id);

alter table subscription_runs
  add column file_hash text references files (hash),
  add column file_name text not null default '',
  add column line_count integer not null default 0,
  add column left_away text[] not null default '{}';
create index subscription_runs_by_file on subscription_runs (file_hash) where file_hash is not null;

alter table subscription_mails
  drop constraint subscription_mails_outcome_check,
  add constraint subscription_mails_outcome_check check (outcome in ('sent', 'nothing', 'noAddress', 'noRight', 'givenUp'));
