-- Groups whose members, as they are at the time, have a quiz to take.
create table quiz_groups (
  domain_id bigint not null,
  quiz_id bigint not null, -- the newest version
  group_id bigint not null,
  created_at timestamptz not null default now(),
  constraint quiz_groups_pkey primary key (domain_id, quiz_id, group_id),
  constraint quiz_groups_domain_id_group_id_fkey foreign key (domain_id, group_id) references groups(domain_id, id) on delete cascade,
  constraint quiz_groups_domain_id_quiz_id_fkey foreign key (domain_id, quiz_id) references quizzes(domain_id, id) on delete cascade
);
create index quiz_groups_by_group on quiz_groups (domain_id, group_id);
alter table quiz_groups enable row level security, force row level security;
create policy own on quiz_groups using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on quiz_groups to vigil_app;
