import type pg from "pg";
import { benchmarkUser } from "../../server/src/benchmarkSeed.ts";
import { writeMeasures } from "../../server/src/reporting/rollups/keptMeasures.ts";
import { companiesOf } from "../../server/src/reporting/rollups/standings.ts";
import type { AsDomain } from "../../server/src/storage/asDomain.ts";

/** Of each person, over eleven months; and of the one who did most. */
const [sessions, sessionsOfOne, bags, images] = [50, 400, 50, 5000];
/** By whose name the one who decided 20,000 times signs in. */
export const diligentUser = "user1";

/** Sessions as seals leave them, in statements that make them in the database; what is kept by learner and month is counted from them. */
export async function fillMeasures(owner: pg.Client, domainId: number): Promise<void> {
  const fill = async (text: string, values: readonly unknown[] = []) => {
    await owner.query(text.replaceAll("$domain", String(BigInt(domainId))), [...values]);
  };
  await owner.query("set synchronous_commit = off; set work_mem = '256MB'; set session_replication_role = replica");
  await fill(
    `update users set active = true, password_hash = (select password_hash from users where domain_id = $domain and username_key = $1)
      where domain_id = $domain and username_key = $2`,
    [benchmarkUser, diligentUser],
  );
  await fill("insert into image_libraries (owner_domain_id, name, name_key) values ($domain, 'Measures', 'measures')");
  await fill(
    `insert into images (owner_domain_id, library_id, kind, decision, category, views, state, pool, difficulty, article)
     select $domain, l.id, case when n % 2 = 0 then 'threat' else 'innocent' end, case when n % 2 = 0 then 'R' else 'P' end,
         case when n % 2 = 0 then (array['guns', 'knives', 'explosives', 'liquids'])[1 + n / 2 % 4] end, '[{}, {}]', 'approved', 'practice', 1 + n % 5,
         case when n % 2 = 0 then 'article' || n / 2 % 400 end
       from image_libraries l, generate_series(1, $1::int) n where l.owner_domain_id = $domain and l.name_key = 'measures'`,
    [images],
  );
  await fill(
    "insert into image_truths (image_id, owner_domain_id, threats) select id, owner_domain_id, '[]' from images where owner_domain_id = $domain",
  );
  await fill(
    `insert into simulator_sessions (domain_id, user_id, type, course_status_id, unit_id, image_library_id, settings, started_at, started_month, sealed_at,
       sealed_by, score, passed, hits, misses, false_alarms, correct_rejections, duration)
     select $domain, u.id, 'Practice', u.id, 1, l.id, '{}', b.at - interval '20 minutes', date_trunc('month', b.at at time zone 'UTC')::date, b.at,
         'submit', 8000, true, 15 + n % 8, 10 - n % 8, 4 + n % 5, 21 - n % 5, 1200
       from users u cross join image_libraries l cross join lateral (select case when u.username_key = $1 then $2::int else $3::int end as of) o
       cross join lateral generate_series(1, o.of) n cross join lateral (select now() - interval '11 months' * ((n - 0.5) / o.of) as at) b
      where u.domain_id = $domain and u.username_key <> $4 and l.owner_domain_id = $domain and l.name_key = 'measures'`,
    [diligentUser, sessionsOfOne, sessions, benchmarkUser],
  );
  await fill(
    `insert into simulator_measures (domain_id, session_id, sealed_at, dimension, value, hits, misses, false_alarms, correct_rejections)
     select $domain, x.id, x.sealed_at, d.name, case d.name when 'article' then 'article' || (7 * x.id + n) % 400 else n::text end,
         case when d.name = 'taken' then 0 else 2 end, case when d.name = 'taken' then 0 else (x.id + n) % 2 end, n % 2, case when d.name = 'article' then 0 else 1 end
       from simulator_sessions x cross join (values ('article', 10), ('level', 5), ('seconds', 9), ('view', 3), ('console', 1), ('mark', 2), ('taken', 3)) d (name, many)
       cross join lateral generate_series(1, d.many) n where x.domain_id = $domain`,
  );
  await fill(
    `insert into simulator_categories (domain_id, session_id, category, image_category, sealed_at, threats, missed, full_credit, time_ms, timed)
     select $domain, x.id, c.name, c.name, x.sealed_at, 6, (x.id + n) % 4, 6 - (x.id + n) % 4, 42000, 6
       from simulator_sessions x cross join unnest(array['guns', 'knives', 'explosives', 'liquids']) with ordinality c (name, n) where x.domain_id = $domain`,
  );
  await fill(
    `insert into simulator_decisions (domain_id, started_month, session_id, position, image_id, shown_ms, decided_ms, received_at, decision, credit, found, level)
     select $domain, x.started_month, x.id, n, i.id, n * 10000, n * 10000 + 6000, x.sealed_at, case when n % 3 = 0 then 'VR' else 'VP' end,
         case when n % 5 = 0 then 'none' else 'full' end, n % 5 > 0, 1 + n % 5
       from (select s.*, row_number() over (order by s.id) as number from simulator_sessions s join users u on u.domain_id = s.domain_id and u.id = s.user_id
              where s.domain_id = $domain and u.username_key = $1) x
       cross join generate_series(0, $2::int - 1) n
       join (select id, row_number() over (order by id) - 1 as number from images where owner_domain_id = $domain) i on i.number = (x.number * $2::int + n) % $3::int`,
    [diligentUser, bags, images],
  );
  await owner.query("reset all");
}

/** What seals would have kept by learner and month. */
export async function countMeasures(asDomain: AsDomain, owner: pg.Client, domainId: number): Promise<void> {
  const companies = await asDomain(domainId, (tx) => companiesOf(tx, domainId));
  for (const companyId of companies) await asDomain(domainId, (tx) => writeMeasures(tx, domainId, companyId), { longestSeconds: 3600 });
  for (const table of [
    "learner_measures",
    "learner_articles",
    "simulator_sessions",
    "simulator_measures",
    "simulator_categories",
    "simulator_decisions",
    "images",
  ])
    await owner.query(`vacuum (analyze) ${table}`);
}
