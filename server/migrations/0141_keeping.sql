-- A domain says how many months what proves training is kept, and whether the law forbids to take anything away. Domains that are there already go
-- on as before, for ever, until somebody says otherwise.
alter table domains
  add column legal_hold boolean not null default false,
  add column keep_events_months integer not null default 84 constraint domains_keep_events_months_check check (keep_events_months between 0 and 240),
  add column keep_answers_months integer not null default 24 constraint domains_keep_answers_months_check check (keep_answers_months between 0 and 240),
  add column keep_traces_months integer not null default 24 constraint domains_keep_traces_months_check check (keep_traces_months between 0 and 240),
  add column keep_sign_ins_months integer not null default 24 constraint domains_keep_sign_ins_months_check check (keep_sign_ins_months between 0 and 240),
  add column keep_mails_months integer not null default 24 constraint domains_keep_mails_months_check check (keep_mails_months between 0 and 240);
update domains set keep_events_months = 0, keep_answers_months = 0, keep_traces_months = 0, keep_sign_ins_months = 0, keep_mails_months = 0
  where exists (select from domains other where other.id > 1);

-- How much there is of each month, and what was taken away.
create table kept_months (
  domain_id bigint not null references domains,
  kind text not null,
  month date not null,
  rows bigint not null default 0,
  counted_at timestamptz,
  removed bigint not null default 0,
  told bigint not null default 0, -- of those, what an event says
  removed_at timestamptz,
  kept_months integer,
  kept_because text check (kept_because in ('held', 'unsound')),
  primary key (domain_id, kind, month)
);
select protect_tenant('kept_months');

-- The signed end of a month whose events were taken away says so, when and how many.
alter table event_heads add column taken jsonb;
-- Sessions and mails are looked for by their age.
create index mails_given_up_by_age on mails_given_up (domain_id, given_up_at);
