-- From which programs they go, in the order of the form.
create table program_transfer_sources (
  domain_id bigint not null,
  program_transfer_id bigint not null,
  program_id bigint not null,
  "position" integer not null,
  constraint program_transfer_sources_pkey primary key (domain_id, program_transfer_id, program_id),
  constraint program_transfer_sources_domain_id_program_transfer_id_posi_key unique (domain_id, program_transfer_id, "position") deferrable initially deferred,
  constraint program_transfer_sources_domain_id_program_transfer_id_fkey foreign key (domain_id, program_transfer_id) references program_transfers(domain_id, id) on delete cascade,
  constraint program_transfer_sources_program_id_fkey foreign key (program_id) references programs(id)
);
alter table program_transfer_sources enable row level security, force row level security;
create policy own on program_transfer_sources using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on program_transfer_sources to vigil_app;
