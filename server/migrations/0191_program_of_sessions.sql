-- Whoever adds up time at the X-ray screen by program looked up two statuses for each session; course and program stand in the session now, as the course
-- does in an exam. And who has an assignment without a first and a last day is assigned whatever the day: only the others are looked up.
alter table simulator_sessions disable row level security;
alter table course_statuses disable row level security;
alter table program_statuses disable row level security;
alter table program_assignments disable row level security;
alter table learner_programs disable row level security;

drop index simulator_sessions_figures;
alter table simulator_sessions
  add column course_id bigint, -- of the course status, as the program; the database writes both, so that they are not looked up
  add column program_id bigint;
update simulator_sessions x set course_id = c.course_id, program_id = s.program_id
  from course_statuses c join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id
 where c.domain_id = x.domain_id and c.id = x.course_status_id;
create index simulator_sessions_figures on simulator_sessions (domain_id, sealed_at)
  include (id, user_id, type, course_status_id, quiz_id, started_at, score, duration, hits, misses, false_alarms, correct_rejections, critical_errors, watch,
    course_id, program_id) where sealed_at is not null;

alter table learner_programs add column undated boolean not null default false; -- assigned without a first and a last day by one way at least
update learner_programs p set undated = true where exists (select from program_assignments a
  where a.domain_id = p.domain_id and a.user_id = p.user_id and a.program_id = p.program_id and a.starts_on is null and a.ends_on is null);
alter table learner_programs alter column undated drop default;
-- Who owes hours is found by the programs that ask for them.
create index learner_programs_by_program on learner_programs (domain_id, program_id) include (user_id, company_id, active, assigned, undated);
-- Sums that count different learners read what there is in an order in which the same learner comes together.
drop index simulator_sessions_by_user_seal;
create index simulator_sessions_by_user_seal on simulator_sessions (domain_id, user_id, sealed_at)
  include (type, quiz_id, watch, score, duration, hits, misses, false_alarms, correct_rejections, course_id, program_id) where sealed_at is not null;
create index exam_attempts_by_course_and_learner on exam_attempts (domain_id, course_id, kind, user_id)
  include (sealed_at, score, passed, duration) where sealed_at is not null and course_id is not null;

alter table simulator_sessions enable row level security;
alter table course_statuses enable row level security;
alter table program_statuses enable row level security;
alter table program_assignments enable row level security;
alter table learner_programs enable row level security;
analyze simulator_sessions;
analyze learner_programs;
analyze exam_attempts;
