-- The attempts at exams and quizzes of questions of everybody are a list: its orders and filters are answered by indexes, the course stands
-- in the attempt itself, and who has attempts says so. Row security off for the owner, as the rows of every domain are meant.
alter table exam_attempts add column course_id bigint references courses (id);
alter table exam_attempts disable row level security;
alter table course_statuses disable row level security;
alter table users disable row level security;
alter table access_levels disable row level security;
update exam_attempts a set course_id = c.course_id from course_statuses c where c.domain_id = a.domain_id and c.id = a.course_status_id;
alter table users add column has_exam_attempts boolean not null default false;
update users u set has_exam_attempts = true where exists (select from exam_attempts a where a.domain_id = u.domain_id and a.user_id = u.id);
-- Who sees sessions at the X-ray screen, and who audits, sees attempts too.
update access_levels set permissions = (
  select jsonb_agg(permission order by permission collate "C") from (
    select jsonb_array_elements_text(permissions)
    union select unnest(case
      when owner_domain_id is null and permissions ? 'simulatorSessions:delete' then array['examAttempts:add', 'examAttempts:delete', 'examAttempts:edit', 'examAttempts:view']
      when owner_domain_id is null and permissions ? 'simulatorSessions:add' then array['examAttempts:add', 'examAttempts:edit', 'examAttempts:view']
      else array['examAttempts:view'] end)) as held (permission))
where permissions ? 'simulatorSessions:view' or (owner_domain_id is null and base_code = 'aud');
alter table exam_attempts enable row level security;
alter table course_statuses enable row level security;
alter table users enable row level security;
alter table access_levels enable row level security;
create index exam_attempts_by_start on exam_attempts (domain_id, started_at, id);
create index exam_attempts_by_kind on exam_attempts (domain_id, kind, started_at, id);
create index exam_attempts_by_course on exam_attempts (domain_id, course_id, id) where course_id is not null;
create index users_with_exam_attempts on users (domain_id, created_at, id) where has_exam_attempts;
-- While nobody has counted the table all of its indexes seem alike, and the newest is taken: those that find a learner's own rows come last.
drop index exam_attempts_by_course_status, exam_attempts_by_quiz, exam_attempts_by_user, exam_attempts_open;
create index exam_attempts_by_course_status on exam_attempts (domain_id, course_status_id, unit_id, id) where course_status_id is not null;
create index exam_attempts_by_quiz on exam_attempts (domain_id, quiz_id, user_id, id) where quiz_id is not null;
create index exam_attempts_by_user on exam_attempts (domain_id, user_id, id);
create unique index exam_attempts_open on exam_attempts (domain_id, user_id, kind, course_status_id, unit_id, quiz_id) nulls not distinct
  where sealed_at is null;
