-- What the bank of a domain was read from, and until when answers are counted in it.
create table question_banks (
  domain_id bigint not null,
  read_from text not null default '',
  counted_until timestamptz,
  constraint question_banks_pkey primary key (domain_id),
  constraint question_banks_domain_id_fkey foreign key (domain_id) references domains(id)
);
alter table question_banks enable row level security, force row level security;
create policy own on question_banks using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on question_banks to vigil_app;
