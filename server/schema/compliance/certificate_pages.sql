-- A page as it was printed: a certificate keeps its own, whatever becomes of the template. The hash covers all four.
create table certificate_pages (
  domain_id bigint not null,
  hash text not null,
  page text not null,
  orientation text not null,
  margin integer not null,
  border integer not null,
  created_at timestamptz not null default now(),
  paper_size text not null,
  constraint certificate_pages_pkey primary key (domain_id, hash),
  constraint certificate_pages_domain_id_fkey foreign key (domain_id) references domains(id)
);
alter table certificate_pages enable row level security, force row level security;
create policy own on certificate_pages using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on certificate_pages to vigil_app;
