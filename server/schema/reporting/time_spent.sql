-- Active seconds of each learner by quarters of an hour (which lie within one day wherever somebody is), kinds and courses: what reports tell the time
-- of some days by. Sessions, exams and classes are counted into it by triggers, what is read with each page that tells it.
-- Without references: its rows come, go and move with those of the sessions, exams, classes and courses, which have them.
create table time_spent (
  domain_id bigint not null,
  user_id bigint not null,
  at timestamptz not null,
  kind text not null,
  course_status_id bigint not null default 0, -- 0: of no course, a quiz
  seconds integer not null,
  constraint time_spent_pkey primary key (domain_id, user_id, at, kind, course_status_id),
  constraint time_spent_kind_check check (kind in ('reading', 'practice', 'exam', 'quiz', 'questions', 'questionQuiz', 'classroom'))
);
create index time_spent_by_time on time_spent (domain_id, at);
alter table time_spent enable row level security, force row level security;
create policy own on time_spent using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on time_spent to vigil_app;
