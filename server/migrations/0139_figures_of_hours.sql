-- Hours that are owed are added up from the index of figures as well: a session counts where it began.
drop index simulator_sessions_figures;
create index simulator_sessions_figures on simulator_sessions (domain_id, sealed_at)
  include (id, user_id, type, course_status_id, quiz_id, started_at, score, duration, hits, misses, false_alarms, correct_rejections, critical_errors)
  where (sealed_at is not null);
