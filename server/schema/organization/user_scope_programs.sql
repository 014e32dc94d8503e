-- permissionData: the programs that somebody is limited to. No row = not limited.
create table user_scope_programs (
  domain_id bigint not null,
  user_id bigint not null,
  program_id bigint not null,
  constraint user_scope_programs_pkey primary key (domain_id, user_id, program_id),
  constraint user_scope_programs_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id) on delete cascade,
  constraint user_scope_programs_program_id_fkey foreign key (program_id) references programs(id) on delete cascade
);
create trigger tell_rights after insert or delete or update on user_scope_programs for each row execute function tell_domain();
alter table user_scope_programs enable row level security, force row level security;
create policy own on user_scope_programs using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on user_scope_programs to vigil_app;
