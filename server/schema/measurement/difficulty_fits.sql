-- When the scale of a domain was worked out last, from how many decisions, and what measured causes of difficulty weighed in it.
create table difficulty_fits (
  domain_id bigint not null,
  fitted_at timestamptz not null default now(),
  answers bigint not null,
  regression jsonb not null,
  reliability jsonb,
  constraint difficulty_fits_pkey primary key (domain_id),
  constraint difficulty_fits_domain_id_fkey foreign key (domain_id) references domains(id)
);
alter table difficulty_fits enable row level security, force row level security;
create policy own on difficulty_fits using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on difficulty_fits to vigil_app;
