-- Certificates say where the classroom training was, and at which hours of its days.
alter table program_certificates
  add column training_place text not null default '',
  add column training_hours text not null default '';
