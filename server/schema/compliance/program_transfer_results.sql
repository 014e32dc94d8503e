-- One row for each learner, written in the transaction that transfers them: whoever has one is not transferred again.
create table program_transfer_results (
  domain_id bigint not null,
  program_transfer_id bigint not null,
  user_id bigint not null,
  outcome text not null,
  reason text,
  at timestamptz not null default now(),
  constraint program_transfer_results_pkey primary key (domain_id, program_transfer_id, user_id),
  constraint program_transfer_results_domain_id_program_transfer_id_fkey foreign key (domain_id, program_transfer_id) references program_transfers(domain_id, id),
  constraint program_transfer_results_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id) on delete cascade,
  constraint program_transfer_results_outcome_check check (outcome in ('transferred', 'assigned', 'skipped', 'failed'))
);
create index program_transfer_results_by_user on program_transfer_results (domain_id, user_id);
alter table program_transfer_results enable row level security, force row level security;
create policy own on program_transfer_results using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on program_transfer_results to vigil_app;
