-- Over all versions of a quiz.
create table quiz_statuses (
  domain_id bigint not null,
  quiz_root_id bigint not null,
  user_id bigint not null,
  attempts integer not null default 0,
  failed_attempts integer not null default 0,
  locked_at timestamptz,
  passed_at timestamptz,
  revision integer not null default 0,
  updated_at timestamptz not null default now(),
  constraint quiz_statuses_pkey primary key (domain_id, quiz_root_id, user_id),
  constraint quiz_statuses_domain_id_quiz_root_id_fkey foreign key (domain_id, quiz_root_id) references quizzes(domain_id, id),
  constraint quiz_statuses_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id)
);
alter table quiz_statuses enable row level security, force row level security;
create policy own on quiz_statuses using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on quiz_statuses to vigil_app;
