-- Whoever is on the list of an event: attending or absent, attended once it was delivered for them, or skipped, and why.
create table training_event_users (
  domain_id bigint not null,
  training_event_id bigint not null,
  user_id bigint not null,
  attending boolean,
  attended_at timestamptz,
  reason text,
  created_at timestamptz not null default now(),
  created_by bigint,
  constraint training_event_users_pkey primary key (domain_id, training_event_id, user_id),
  constraint training_event_users_domain_id_training_event_id_fkey foreign key (domain_id, training_event_id) references training_events(domain_id, id) on delete cascade,
  constraint training_event_users_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id) on delete cascade, -- of two accounts of one person on a list, one row stays
  constraint training_event_users_reason_check check (reason in ('inactive', 'company', 'unassigned', 'complete', 'order', 'course', 'credit'))
);
create index training_event_users_by_user on training_event_users (domain_id, user_id, training_event_id);
create trigger time_of_changed after update of attended_at, user_id on training_event_users for each row when (old.attended_at is distinct from new.attended_at or old.user_id is distinct from new.user_id) execute function keep_classroom_time();
create trigger time_of_gone after delete on training_event_users for each row when (old.attended_at is not null) execute function keep_classroom_time();
create trigger time_of_new after insert on training_event_users for each row when (new.attended_at is not null) execute function keep_classroom_time();
alter table training_event_users enable row level security, force row level security;
create policy own on training_event_users using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on training_event_users to vigil_app;
