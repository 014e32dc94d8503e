import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

const perPerson = 48;
const days = 170;

/** A share from 0 to 1 that is the same whenever it is asked for. */
const drawn = (salt: string) => sql`((hashtextextended(p.user_id || ' ' || k || ' ' || ${salt}::text, 7) & 65535) / 65536.0)`;

/** What the machines at work told of the people of the demo, once: they find there a little less than in training. */
export async function tellMachines(tx: Tx, domainId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into work_imports (domain_id, created_by, created_by_domain_id, state, file_name, format, heads, work_order, line_count, ended_at)
    select d.id, u.id, d.id, 'applied', 'machines.csv', 'csv', '[]', '{"columns": [], "preset": "any", "key": "username", "dates": "dmy", "zone": null}',
        0, now() - interval '3 days'
      from domains d left join users u on u.domain_id = d.id and u.username = 'domain.admin'
     where d.id = ${domainId} and not exists (select from work_imports w where w.domain_id = d.id)
       and exists (select from simulator_sessions s where s.domain_id = d.id and s.sealed_at is not null and s.hits > 0) returning id`.execute(
    tx,
  );
  if (rows[0] === undefined) return;
  await sql`with told as (
      insert into work_results (domain_id, user_id, happened_at, outcome, category, machine, lane, site, image, response_ms, import_id)
      select ${domainId}, p.user_id, date_trunc('minute', now() - (1 + ${days} * ${drawn("when")}) * interval '1 day'),
          case when ${drawn("aborted")} < 0.03 then 'aborted' when ${drawn("alarm")} < 0.06 then 'falseAlarm'
            when ${drawn("found")} < 0.94 * p.rate then 'hit' else 'miss' end,
          (array['guns', 'knives', 'knives', 'explosiveDevices', 'explosiveDevices', 'otherWeapons', 'liquids'])[1 + floor(7 * ${drawn("what")})::int],
          'HI-SCAN ' || (1 + floor(3 * ${drawn("machine")})::int), (1 + floor(2 * ${drawn("machine")})::int)::text, 'Checkpoint A',
          'TIP-' || (1000 + floor(900 * ${drawn("image")})::int), 1200 + floor(7000 * ${drawn("time")} * ${drawn("slow")})::int, ${rows[0].id}
        from (select s.user_id, sum(s.hits)::float8 / nullif(sum(s.hits + s.misses), 0) as rate from simulator_sessions s
            where s.domain_id = ${domainId} and s.sealed_at is not null group by s.user_id having sum(s.hits + s.misses) > 0) p
        cross join generate_series(1, ${perPerson}) k returning id)
    update work_imports set line_count = told.count, applied = told.count, counts = jsonb_build_object('new', told.count)
      from (select count(*)::int as count from told) told where domain_id = ${domainId} and id = ${rows[0].id}`.execute(tx);
  await sql`update work_results set category = null where domain_id = ${domainId} and outcome = 'falseAlarm'`.execute(tx);
  await tellRemedial(tx, domainId);
}

/** A rule for misses at work, and what came of it for those who completed its program behind them: nobody's programs are touched. */
async function tellRemedial(tx: Tx, domainId: number): Promise<void> {
  const { rows } = await sql<{ id: number; programId: number }>`
    with rule as (insert into remedial_rules (domain_id, name, name_key, misses, within_days) values (${domainId}, 'Three misses in a month', 'three misses in a month', 3, 30) returning id)
    insert into remedial_rule_programs (domain_id, remedial_rule_id, program_id)
    select ${domainId}, rule.id, p.program_id from rule cross join (select s.program_id from program_statuses s where s.domain_id = ${domainId} and s.complete
        group by s.program_id order by count(*) desc, s.program_id limit 1) p returning remedial_rule_id as id, program_id`.execute(tx);
  if (rows[0] === undefined) return;
  await sql`with due as (
      insert into remedial_duties (domain_id, user_id, remedial_rule_id, program_id, category, misses, assigned_at, due_on)
      select ${domainId}, run.user_id, ${rows[0].id}, run.program_id, 'any', 3, run.end_at - interval '9 days', (run.end_at + interval '5 days')::date
        from program_statuses run join work_results w on w.domain_id = run.domain_id and w.user_id = run.user_id and w.outcome = 'miss'
         and w.happened_at between run.end_at - interval '60 days' and run.end_at - interval '9 days'
       where run.domain_id = ${domainId} and run.program_id = ${rows[0].programId} and run.complete group by run.user_id, run.program_id, run.end_at having count(w.id) >= 3
       order by run.user_id limit 8 returning id, user_id, misses, assigned_at)
    insert into remedial_duty_misses (domain_id, duty_id, result_id)
    select ${domainId}, due.id, w.id from due cross join lateral (select w.id from work_results w where w.domain_id = ${domainId} and w.user_id = due.user_id
      and w.outcome = 'miss' and w.happened_at < due.assigned_at order by w.happened_at desc limit due.misses) w`.execute(tx);
}
