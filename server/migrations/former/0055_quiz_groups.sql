-- Groups whose members, as they are at the time, have a quiz to take.
create table quiz_groups (
  domain_id bigint not null,
  quiz_id bigint not null, -- the newest version
  group_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (domain_id, quiz_id, group_id),
  foreign key (domain_id, quiz_id) references quizzes on delete cascade,
  foreign key (domain_id, group_id) references groups on delete cascade
);
create index quiz_groups_by_group on quiz_groups (domain_id, group_id);
select protect_tenant('quiz_groups');

-- Everybody who has a quiz to take, by name or through a group; read with the rights of whoever asks.
create view quiz_learners with (security_invoker = true) as
  select domain_id, quiz_id, user_id from quiz_assignments
  union
  select g.domain_id, g.quiz_id, m.user_id from quiz_groups g
    join group_members m on m.domain_id = g.domain_id and m.group_id = g.group_id;
grant select on quiz_learners to vigil_app;
