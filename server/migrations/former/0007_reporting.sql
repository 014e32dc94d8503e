-- Written in the transaction of what it describes; insert only. No foreign key: an event outlives what it names.
create sequence events_id_seq;
grant usage on sequence events_id_seq to vigil_app;

create table events (
  domain_id bigint not null,
  month date not null default date_trunc('month', now() at time zone 'UTC')::date,
  id bigint not null default nextval('events_id_seq'),
  at timestamptz not null default now(),
  type text not null, -- entity.action
  severity text not null default 'info' check (severity in ('info', 'warning', 'error')),
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
  primary key (domain_id, month, id)
) partition by range (month);
create index events_by_time on events (domain_id, at, id);
create index events_by_id on events (domain_id, id);
create index events_by_type on events (domain_id, type, at, id);
create index events_by_severity on events (domain_id, severity, at, id);
create index events_by_user on events (domain_id, user_id, at, id);
create index events_by_company on events (domain_id, company_id, at, id);
create index events_by_subject on events (domain_id, subject_entity, subject_id, at, id);
create index events_by_request on events (domain_id, request_id);
alter sequence events_id_seq owned by events.id;
select tenant_policy('events');
grant select, insert, update (personal) on events to vigil_app;

-- Called at every start and once a day: the months to come exist before the first row of theirs.
create function make_partitions_ahead() returns void language sql security definer set search_path = public, pg_temp set lock_timeout = '5s'
begin atomic
  select make_partitions(parent, (now() at time zone 'UTC')::date, (now() at time zone 'UTC' + interval '3 months')::date)
    from unnest(array['events', 'simulator_decisions', 'simulator_traces']::regclass[]) as parent;
end;
select make_partitions_ahead();
