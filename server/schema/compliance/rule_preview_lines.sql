-- Whoever would stand otherwise by it, or owe more or less: numbers and days, never a name. Names are read when the line is.
create table rule_preview_lines (
  domain_id bigint not null,
  preview_id bigint not null,
  user_id bigint not null,
  before text,
  after text,
  why jsonb not null,
  constraint rule_preview_lines_pkey primary key (domain_id, preview_id, user_id)
);
alter table rule_preview_lines enable row level security, force row level security;
create policy own on rule_preview_lines using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on rule_preview_lines to vigil_app;
