-- A browser that is heard of keeps what its learner has open, sessions at the X-ray screen and exams, from being closed for silence. Last heard is as
-- sessionHeard.ts and examHeard.ts have it.
create function keep_open(domain bigint, learner bigint) returns void language plpgsql as $$
begin
  if exists (select from simulator_sessions s where s.domain_id = domain and s.user_id = learner and s.sealed_at is null) then
    update simulator_sessions attempt set seen_at = clock_timestamp()
     where attempt.domain_id = domain and attempt.user_id = learner and attempt.sealed_at is null
       and is_worth_keeping(greatest(attempt.started_at, attempt.seen_at, attempt.forgiven_at, (
         select max(decision.received_at) from simulator_decisions decision
          where decision.domain_id = attempt.domain_id and decision.started_month = attempt.started_month and decision.session_id = attempt.id)),
         (attempt.settings ->> 'maxDisconnectMs')::float8);
  end if;
  if exists (select from exam_attempts e where e.domain_id = domain and e.user_id = learner and e.sealed_at is null) then
    update exam_attempts attempt set seen_at = clock_timestamp()
     where attempt.domain_id = domain and attempt.user_id = learner and attempt.sealed_at is null
       and is_worth_keeping(greatest(attempt.started_at, attempt.seen_at, attempt.forgiven_at, (
         select max(answer.answered_at) from exam_answers answer
          where answer.domain_id = attempt.domain_id and answer.started_month = attempt.started_month and answer.attempt_id = attempt.id)),
         (attempt.settings ->> 'maxDisconnectMs')::float8);
  end if;
end $$;
