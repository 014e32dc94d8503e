-- What an act did to each of its records, with what undoing it needs, or why it was refused.
create table bulk_act_lines (
  domain_id bigint not null,
  act_id bigint not null,
  record_id bigint not null,
  outcome text,
  returned text,
  code text,
  details jsonb,
  before jsonb,
  after jsonb,
  constraint bulk_act_lines_pkey primary key (domain_id, act_id, record_id),
  constraint bulk_act_lines_domain_id_act_id_fkey foreign key (domain_id, act_id) references bulk_acts(domain_id, id) on delete cascade,
  constraint bulk_act_lines_outcome_check check (outcome in ('changed', 'same', 'refused')),
  constraint bulk_act_lines_returned_check check (returned in ('back', 'later', 'refused'))
);
create index bulk_act_lines_by_outcome on bulk_act_lines (domain_id, act_id, outcome, record_id);
create index bulk_act_lines_by_record on bulk_act_lines (domain_id, record_id);
create index bulk_act_lines_by_return on bulk_act_lines (domain_id, act_id, returned, record_id) where (outcome = 'changed');
alter table bulk_act_lines enable row level security, force row level security;
create policy own on bulk_act_lines using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on bulk_act_lines to vigil_app;
