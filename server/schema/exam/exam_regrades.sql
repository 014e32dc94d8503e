-- One attempt that was marked again after a key was wrong: how it stood before, and how it stands since.
create table exam_regrades (
  domain_id bigint not null,
  regrade_id bigint not null,
  attempt_id bigint not null,
  credit_before text not null,
  points_before integer,
  score_before integer not null,
  passed_before boolean not null,
  score integer not null,
  passed boolean not null,
  pass_kept boolean not null,
  regraded_at timestamptz not null default now(),
  constraint exam_regrades_pkey primary key (domain_id, regrade_id, attempt_id),
  constraint exam_regrades_domain_id_attempt_id_fkey foreign key (domain_id, attempt_id) references exam_attempts(domain_id, id),
  constraint exam_regrades_domain_id_regrade_id_fkey foreign key (domain_id, regrade_id) references question_regrades(domain_id, id)
);
create index exam_regrades_of_attempt on exam_regrades (domain_id, attempt_id, regrade_id);
alter table exam_regrades enable row level security, force row level security;
create policy own on exam_regrades using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on exam_regrades to vigil_app;
