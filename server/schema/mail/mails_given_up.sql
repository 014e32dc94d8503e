-- Mails that no mail server took for days. What they said is not kept.
create table mails_given_up (
  domain_id bigint not null,
  id text not null,
  given_up_at timestamptz not null default now(),
  error text not null,
  subscription_id bigint, -- whose run had written it
  constraint mails_given_up_pkey primary key (domain_id, id),
  constraint mails_given_up_domain_id_fkey foreign key (domain_id) references domains(id)
);
create index mails_given_up_by_age on mails_given_up (domain_id, given_up_at);
alter table mails_given_up enable row level security, force row level security;
create policy own on mails_given_up using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on mails_given_up to vigil_app;
