-- Recovery answers are counted by name in sign_in_counters, for names that do not exist too; a count at the user would tell who exists.
alter table users drop column recovery_failures;
-- Who forgot their User ID is found by their address; equality of text may use an index under row security, lower() may not.
alter table users add column email_key text collate "C" generated always as (lower(email)) stored;
create index users_by_email on users (domain_id, email_key) where email_key is not null;

-- The security question alone gives a new password; without it a mailed link is needed. The secure profile switches it off in any case.
alter table domains add column question_recovery boolean not null default true;

-- One-time links that were mailed.
create table recoveries (
  domain_id bigint not null references domains,
  token_hash bytea not null, -- SHA-256 of the link's 256 random bits
  user_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (domain_id, token_hash),
  foreign key (domain_id, user_id) references users
);
create index recoveries_by_user on recoveries (domain_id, user_id);
create index recoveries_by_expiry on recoveries (domain_id, expires_at);
select protect_tenant('recoveries');
