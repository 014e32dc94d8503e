-- Written in the transaction that queues the mail: whoever stands here is not written to again.
create table subscription_mails (
  domain_id bigint not null,
  run_id bigint not null,
  user_id bigint not null,
  outcome text not null,
  line_count integer not null default 0,
  constraint subscription_mails_pkey primary key (domain_id, run_id, user_id),
  constraint subscription_mails_domain_id_run_id_fkey foreign key (domain_id, run_id) references subscription_runs(domain_id, id) on delete cascade,
  constraint subscription_mails_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id),
  constraint subscription_mails_outcome_check check (outcome in ('sent', 'nothing', 'noAddress', 'noRight', 'givenUp'))
);
create index subscription_mails_by_user on subscription_mails (domain_id, user_id);
alter table subscription_mails enable row level security, force row level security;
create policy own on subscription_mails using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on subscription_mails to vigil_app;
