-- What watchers of an installation ask every few seconds, over all domains in one transaction; each count is a look by an index of what is open.
-- Row security is walked domain by domain, as everybody walks it.
create function installation_figures() returns table (
  open_exams bigint, open_sessions bigint, broken_months bigint, mails_given_up bigint, oldest_check_seconds double precision,
  living_leases bigint, rollup_faults bigint, rollup_check_seconds double precision, backup_seconds double precision
) language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  here text := current_setting('app.domain_id', true);
  domain bigint;
  oldest timestamptz;
  oldest_rollup timestamptz;
begin
  open_exams := 0; open_sessions := 0; broken_months := 0; mails_given_up := 0; living_leases := 0; rollup_faults := 0;
  for domain in select d.id from domains d order by d.id loop
    perform set_config('app.domain_id', domain::text, true);
    open_exams := open_exams + (select count(*) from exam_attempts e where e.domain_id = domain and e.sealed_at is null);
    open_sessions := open_sessions + (select count(*) from simulator_sessions s where s.domain_id = domain and s.sealed_at is null);
    broken_months := broken_months
      + (select count(*) from event_checks c where c.domain_id = domain and (c.broken_count > 0 or c.lost <> '[]' or c.head = 'forged'));
    mails_given_up := mails_given_up + (select count(*) from mails_given_up m where m.domain_id = domain);
    oldest := least(oldest, (select max(c.checked_at) from event_checks c where c.domain_id = domain));
    -- those who have not trained for a day are forgotten, so few are looked at
    living_leases := living_leases + (select count(*) from training_leases l where l.domain_id = domain and l.expires_at > clock_timestamp());
    rollup_faults := rollup_faults + coalesce((select r.faults from rollup_checks r where r.domain_id = domain), 0);
    oldest_rollup := least(oldest_rollup, (select r.checked_at from rollup_checks r where r.domain_id = domain));
  end loop;
  perform set_config('app.domain_id', coalesce(here, ''), true);
  oldest_check_seconds := extract(epoch from now() - oldest);
  rollup_check_seconds := extract(epoch from now() - oldest_rollup);
  backup_seconds := (select extract(epoch from now() - (i.last_backup ->> 'at')::timestamptz) from installation i);
  return next;
end $$;
