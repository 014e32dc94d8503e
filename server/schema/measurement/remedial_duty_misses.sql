-- The misses that a duty came of: each leads to training by a rule once.
create table remedial_duty_misses (
  domain_id bigint not null,
  duty_id bigint not null,
  result_id bigint not null,
  constraint remedial_duty_misses_pkey primary key (domain_id, duty_id, result_id),
  constraint remedial_duty_misses_domain_id_duty_id_fkey foreign key (domain_id, duty_id) references remedial_duties(domain_id, id) on delete cascade,
  constraint remedial_duty_misses_domain_id_result_id_fkey foreign key (domain_id, result_id) references work_results(domain_id, id) on delete cascade
);
create index remedial_duty_misses_by_result on remedial_duty_misses (domain_id, result_id);
alter table remedial_duty_misses enable row level security, force row level security;
create policy own on remedial_duty_misses using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on remedial_duty_misses to vigil_app;
