-- Who has a quiz to take, by name.
create table quiz_assignments (
  domain_id bigint not null,
  quiz_id bigint not null, -- the newest version
  user_id bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint,
  constraint quiz_assignments_pkey primary key (domain_id, quiz_id, user_id),
  constraint quiz_assignments_domain_id_quiz_id_fkey foreign key (domain_id, quiz_id) references quizzes(domain_id, id) on delete cascade,
  constraint quiz_assignments_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id) on delete cascade
);
create index quiz_assignments_by_user on quiz_assignments (domain_id, user_id);
alter table quiz_assignments enable row level security, force row level security;
create policy own on quiz_assignments using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on quiz_assignments to vigil_app;
