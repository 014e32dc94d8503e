-- One place where a learner may work: one row per user.
create table training_leases (
  domain_id bigint not null,
  user_id bigint not null,
  tab_id text not null,
  session_id bigint not null,
  program_id bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint training_leases_pkey primary key (domain_id, user_id),
  constraint training_leases_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint training_leases_domain_id_session_id_fkey foreign key (domain_id, session_id) references sessions(domain_id, id),
  constraint training_leases_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id),
  constraint training_leases_program_id_fkey foreign key (program_id) references programs(id)
);
alter table training_leases enable row level security, force row level security;
create policy own on training_leases using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on training_leases to vigil_app;
