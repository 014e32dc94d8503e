-- Questions of a sealed exam of a course by objective, written with its seal: what reports add up, without the answers.
create table exam_objectives (
  domain_id bigint not null,
  attempt_id bigint not null,
  objective text not null,
  questions integer not null,
  correct double precision not null,
  constraint exam_objectives_pkey primary key (domain_id, attempt_id, objective),
  constraint exam_objectives_domain_id_attempt_id_fkey foreign key (domain_id, attempt_id) references exam_attempts(domain_id, id)
);
create trigger month_of_changed after update on exam_objectives referencing new table as changed for each statement execute function month_of_objectives_changed();
create trigger month_of_come after insert on exam_objectives referencing new table as changed for each statement execute function month_of_objectives_changed();
create trigger month_of_gone after delete on exam_objectives referencing old table as changed for each statement execute function month_of_objectives_changed();
alter table exam_objectives enable row level security, force row level security;
create policy own on exam_objectives using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on exam_objectives to vigil_app;
