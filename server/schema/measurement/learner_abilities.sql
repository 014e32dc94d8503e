-- What learners can do by category of threat, and with innocent bags, on the same scale; moved at each seal, each night anew.
create table learner_abilities (
  domain_id bigint not null,
  user_id bigint not null,
  family text not null,
  ability integer not null,
  deviation integer not null,
  answers integer not null default 0,
  constraint learner_abilities_pkey primary key (domain_id, user_id, family),
  constraint learner_abilities_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id)
);
alter table learner_abilities enable row level security, force row level security;
create policy own on learner_abilities using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on learner_abilities to vigil_app;
