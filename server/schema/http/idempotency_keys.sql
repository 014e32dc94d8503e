-- Answers to calls that carried a key, for a day: the same call again is answered alike and done once.
create table idempotency_keys (
  domain_id bigint not null,
  user_id bigint not null,
  key text not null,
  body_hash bytea not null,
  status integer not null,
  answer text not null, -- as it was sent, so that it can be sent again
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (domain_id, user_id, key),
  constraint idempotency_keys_domain_id_fkey foreign key (domain_id) references domains(id)
);
create index idempotency_keys_by_age on idempotency_keys (domain_id, created_at);
alter table idempotency_keys enable row level security, force row level security;
create policy own on idempotency_keys using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on idempotency_keys to vigil_app;
