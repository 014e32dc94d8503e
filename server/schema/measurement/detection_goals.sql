-- What a learner wants to reach at the X-ray screen, in percent: theirs alone.
create table detection_goals (
  domain_id bigint not null,
  user_id bigint not null,
  hit_rate integer not null,
  false_alarm_rate integer not null,
  updated_at timestamptz not null default now(),
  constraint detection_goals_pkey primary key (domain_id, user_id),
  constraint detection_goals_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id) on delete cascade,
  constraint detection_goals_false_alarm_rate_check check (false_alarm_rate >= 0 and false_alarm_rate <= 99),
  constraint detection_goals_hit_rate_check check (hit_rate >= 1 and hit_rate <= 100)
);
alter table detection_goals enable row level security, force row level security;
create policy own on detection_goals using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on detection_goals to vigil_app;
