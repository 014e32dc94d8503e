-- A watch is practice in which threats are rare. Its answers are told apart from all others wherever sessions are added up.
alter table simulator_sessions add column watch boolean not null default false;
drop index simulator_sessions_by_kind;
create index simulator_sessions_by_kind on simulator_sessions (domain_id, ( case when (quiz_id is not null) then 'quiz' when (type = 'Exam') then 'exam' when watch then 'watch' else 'practice' end), started_at, id);
drop index simulator_sessions_figures;
create index simulator_sessions_figures on simulator_sessions (domain_id, sealed_at) include (id, user_id, type, course_status_id, quiz_id, started_at, score, duration, hits, misses, false_alarms, correct_rejections, critical_errors, watch) where (sealed_at is not null);
