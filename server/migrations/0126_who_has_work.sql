-- Lists of what people did are sorted by their people too. Most of a domain may have done nothing, and those who came last are the first of such
-- a list: who has runs, sessions at the X-ray screen and sign-ins says so, so that the others are not asked one by one.
alter table users disable row level security;
alter table program_statuses disable row level security;
alter table simulator_sessions disable row level security;
alter table sessions disable row level security;

alter table users add column has_runs boolean not null default false, add column has_simulator_sessions boolean not null default false,
  add column has_sign_ins boolean not null default false;
alter table users disable trigger user;
update users u set
    has_runs = exists (select from program_statuses s where s.domain_id = u.domain_id and s.user_id = u.id),
    has_simulator_sessions = exists (select from simulator_sessions s where s.domain_id = u.domain_id and s.user_id = u.id),
    has_sign_ins = exists (select from sessions s where s.domain_id = u.domain_id and s.user_id = u.id)
  where exists (select from program_statuses s where s.domain_id = u.domain_id and s.user_id = u.id)
     or exists (select from simulator_sessions s where s.domain_id = u.domain_id and s.user_id = u.id)
     or exists (select from sessions s where s.domain_id = u.domain_id and s.user_id = u.id);
alter table users enable trigger user;

create index users_with_runs on users (domain_id, created_at, id) where has_runs;
create index users_with_simulator_sessions on users (domain_id, created_at, id) where has_simulator_sessions;
create index users_with_sign_ins on users (domain_id, created_at, id) where has_sign_ins;
create index course_statuses_final_locked on course_statuses (domain_id, initiated_at desc, id) where final_exam_locked; -- few, if any
create index simulator_sessions_by_library on simulator_sessions (domain_id, image_library_id, id);

alter table users enable row level security;
alter table program_statuses enable row level security;
alter table simulator_sessions enable row level security;
alter table sessions enable row level security;
