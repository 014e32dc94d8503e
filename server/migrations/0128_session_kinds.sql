-- Practice, exams and quizzes at the X-ray screen are told apart in the list of sessions, however many there are.
create index simulator_sessions_by_kind on simulator_sessions
  (domain_id, (case when quiz_id is not null then 'quiz' when type = 'Exam' then 'exam' else 'practice' end), started_at, id);
