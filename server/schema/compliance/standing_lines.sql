-- A person and a rule of a look: numbers and days, never a name. Who may see whom is asked when the list is read.
create table standing_lines (
  domain_id bigint not null,
  look_id bigint not null,
  user_id bigint not null,
  rule_id bigint not null,
  standing text not null,
  reasons text[] not null,
  barred_since date,
  day date not null,
  first date not null,
  next date not null,
  needed integer not null,
  seconds integer not null,
  needed_images integer not null,
  images integer not null,
  needed_articles integer not null,
  articles integer not null,
  needed_drills integer not null,
  drills integer not null,
  drill_gaps integer not null,
  drill_by date,
  path text not null,
  until date,
  opens_on date,
  constraint standing_lines_pkey primary key (domain_id, look_id, user_id, rule_id)
);
alter table standing_lines enable row level security, force row level security;
create policy own on standing_lines using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on standing_lines to vigil_app;
