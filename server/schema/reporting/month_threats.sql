-- Threats of the sealed sessions of a month that is over, by company: what reports add up instead of the counts of each session.
create table month_threats (
  domain_id bigint not null,
  company_id bigint not null, -- -1: all companies together
  month date not null,
  active boolean not null,
  kind text not null,
  watch boolean not null,
  category text not null,
  image_category text not null,
  threats bigint not null,
  missed bigint not null,
  half_credit bigint not null,
  full_credit bigint not null,
  time_ms bigint not null,
  timed bigint not null,
  miscalled bigint not null,
  constraint month_threats_pkey primary key (domain_id, company_id, month, active, kind, watch, category, image_category)
);
alter table month_threats enable row level security, force row level security;
create policy own on month_threats using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on month_threats to vigil_app;
