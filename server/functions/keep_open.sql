-- A browser that is heard of keeps its learner's sessions at the X-ray screen from being closed for silence, and is written down at most once in
-- `every`; a session that has been silent for too long already it does not keep. Last heard is as sessionHeard.ts has it. Most have none open, and
-- are asked for no more than that.
create function keep_open(domain bigint, learner bigint, every interval) returns void language plpgsql as $$
begin
  if not exists (select from simulator_sessions s where s.domain_id = domain and s.user_id = learner and s.sealed_at is null) then return; end if;
  update simulator_sessions attempt set seen_at = clock_timestamp()
   where attempt.domain_id = domain and attempt.user_id = learner and attempt.sealed_at is null
     and coalesce(attempt.seen_at, attempt.started_at) < clock_timestamp() - every
     and greatest(attempt.started_at, attempt.seen_at, attempt.forgiven_at, (
       select max(decision.received_at) from simulator_decisions decision
        where decision.domain_id = attempt.domain_id and decision.started_month = attempt.started_month and decision.session_id = attempt.id))
       > clock_timestamp() - make_interval(secs => (attempt.settings ->> 'maxDisconnectMs')::float8 / 1000);
end $$;
