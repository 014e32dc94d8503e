-- Who reads a subscription.
create table subscription_users (
  domain_id bigint not null,
  subscription_id bigint not null,
  user_id bigint not null,
  constraint subscription_users_pkey primary key (domain_id, subscription_id, user_id),
  constraint subscription_users_domain_id_subscription_id_fkey foreign key (domain_id, subscription_id) references subscriptions(domain_id, id) on delete cascade,
  constraint subscription_users_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id)
);
create index subscription_users_by_user on subscription_users (domain_id, user_id);
alter table subscription_users enable row level security, force row level security;
create policy own on subscription_users using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on subscription_users to vigil_app;
