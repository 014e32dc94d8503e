create sequence events_id_seq;
-- What happened. Written in the transaction of what it describes; added and never changed, but for what is personal. No foreign key: an event outlives what it names.
-- Partitions: one for each month, made ahead (make_partitions_ahead), and events_other for any other month.
create table events (
  domain_id bigint not null,
  month date not null default date_trunc('month', (now() at time zone 'UTC'))::date,
  id bigint not null default nextval('events_id_seq'),
  at timestamptz not null default now(),
  type text not null, -- entity.action
  severity text not null default 'info',
  error text,
  request_id text not null default '',
  address text not null default '',
  user_id bigint,
  company_id bigint,
  subject_entity text,
  subject_id bigint,
  data jsonb not null default '{}', -- the request, secrets removed
  personal jsonb, -- names, before and after; the only part that erasing a person empties
  hash bytea,
  about_user_id bigint generated always as ( case when subject_entity = 'user' then subject_id else (data ->> 'aboutUserId')::bigint end) stored, -- the user who is its subject, or the learner whose record is; worked out from what the chain covers, so it cannot be changed apart from it
  constraint events_pkey primary key (domain_id, month, id),
  constraint events_severity_check check (severity in ('info', 'warning', 'error'))
) partition by range (month);
alter sequence events_id_seq owned by events.id;
grant usage on sequence events_id_seq to vigil_app;
create index events_by_about on events (domain_id, about_user_id, at, id);
create index events_by_company on events (domain_id, company_id, at, id);
create index events_by_id on events (domain_id, id);
create index events_by_request on events (domain_id, request_id);
create index events_by_severity on events (domain_id, severity, at, id);
create index events_by_subject on events (domain_id, subject_entity, subject_id, at, id);
create index events_by_time on events (domain_id, at, id);
create index events_by_type on events (domain_id, type, at, id);
create index events_by_user on events (domain_id, user_id, at, id);
create trigger chain before insert on events for each row when (new.hash is null) execute function chain_event();
alter table events enable row level security, force row level security;
create policy own on events using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update (personal) on events to vigil_app;
