-- Until when a course's time has been told: looking at a course, or answering in it, is no statement of time.
alter table course_statuses add column timed_at timestamptz;
