import type pg from "pg";

/** Of a person: what was counted at the seal of each session. */
const counts = { article: 40, seconds: 20 } as const;
const sessionsOfAPerson = 4;
/** People of the site whose evidence is asked for. */
const site = { people: 1000, sessions: 50 } as const;
const images = 100_000;
const atOnce = 5000;

/** The site, by whose name it is found again. */
export const siteCode = "EVIDENCE";

/** Evenly from the first day of the running half-year until now: when session `n` of `of` was sealed. */
const sealedAt = (n: string, of: string): string =>
  `lateral (select begun + (now() - begun) * ((${n} - 0.5) / ${of}) as at from (
     select date_trunc('year', now()) + case when extract(month from now()) > 6 then interval '6 months' else interval '0' end as begun) k) b`;

/**
 * Sessions of the running half-year of everybody with what is kept of them by month, a site whose people sat through many more, and a library: as
 * rows, in statements that make them in the database. What is kept by month of the site's people is that of everybody, not of their sessions.
 */
export async function fillRules(owner: pg.Client, domainId: number): Promise<void> {
  const fill = async (text: string, values: readonly unknown[] = []) => {
    await owner.query(text.replaceAll("$domain", String(BigInt(domainId))), [...values]);
  };
  await owner.query(
    "set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set session_replication_role = replica",
  );
  await fill(
    `with made as (insert into companies (domain_id, name, name_key, code) values ($domain, 'Evidence', 'evidence', $1) returning id)
     update users set company_id = made.id from made
      where users.id in (select u.id from users u where u.domain_id = $domain and u.active order by u.id limit $2::int)`,
    [siteCode, site.people],
  );
  await unlooked(fill);
  await library(fill);
  await work(fill);
  const { rows } = await owner.query<{ id: number }>("select id::int from users where domain_id = $1 order by id", [domainId]);
  const parts = Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, part) =>
    rows.slice(part * atOnce, (part + 1) * atOnce).map(({ id }) => id),
  );
  await withoutKey(owner, "learner_measures", async () => {
    for (const people of parts) await kept(fill, people);
  });
  for (const people of parts) await fill("insert into learner_articles select * from learner_articles_of($domain, $1::bigint[])", [people]);
  await owner.query("reset all");
  for (const table of ["learner_measures", "learner_articles", "simulator_sessions", "simulator_measures", "images", "image_truths"])
    await owner.query(`vacuum (analyze) ${table}`);
}

/** Building a key once is several times as fast as keeping it while millions of rows arrive. */
async function withoutKey(owner: pg.Client, table: string, write: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'p'",
    [table],
  );
  await owner.query(`alter table ${table} drop constraint ${table}_pkey`);
  await write();
  await owner.query(`alter table ${table} add constraint ${table}_pkey ${rows[0]!.definition}`);
}

type Fill = (text: string, values?: readonly unknown[]) => Promise<void>;

/** What is kept by month has no facts of its own here: the nightly look would take it away; and the scale has no answers to be worked out of. */
async function unlooked(fill: Fill): Promise<void> {
  await fill(
    `insert into event_checks (domain_id, month, checked_at, events, broken, broken_count, lost, head)
     values ($domain, date_trunc('month', now())::date, now() + interval '10 years', 0, '[]', 0, '[]', 'none')`,
  );
  await fill(
    "insert into difficulty_fits (domain_id, fitted_at, answers, regression) values ($domain, now() + interval '10 years', 0, '{}')",
  );
}

async function library(fill: Fill): Promise<void> {
  await fill("insert into image_libraries (owner_domain_id, name, name_key) values ($domain, 'Rules', 'rules')");
  await fill(
    `insert into images (owner_domain_id, library_id, kind, decision, category, views, state, pool, difficulty, article)
     select $domain, l.id, k.kind, case when k.kind = 'threat' then 'R' else 'P' end,
         case when k.kind = 'threat' then (array['guns', 'knives', 'explosives', 'liquids'])[1 + n / 3 % 4] end, '[{}, {}]',
         case when n % 50 = 0 then 'archived' else 'approved' end, case when n % 10 < 3 then 'exam' else 'practice' end, 1 + n % 5,
         case when k.kind = 'threat' then 'gun-' || n % 400 end
       from image_libraries l, generate_series(1, $1::int) n cross join lateral (select case when n % 3 = 0 then 'threat' else 'innocent' end as kind) k
      where l.owner_domain_id = $domain and l.name_key = 'rules'`,
    [images],
  );
  await fill(
    `insert into image_truths (image_id, owner_domain_id, threats, measures, look)
     select i.id, $domain, case when i.kind = 'threat' then jsonb_build_array(jsonb_build_object('view', 0, 'category', i.category, 'name', i.article)) else '[]' end,
         jsonb_build_object('articles', case when i.article is null then '[]'::jsonb else jsonb_build_array(i.article) end), md5(i.id::text)
       from images i where i.owner_domain_id = $domain`,
  );
}

async function work(fill: Fill): Promise<void> {
  await fill(
    `insert into simulator_sessions (domain_id, user_id, type, course_status_id, unit_id, image_library_id, settings, started_at, started_month, sealed_at,
       sealed_by, score, passed, hits, misses, false_alarms, correct_rejections, duration)
     select $domain, u.id, 'Practice', u.id, 1, l.id, '{}', b.at - interval '20 minutes', date_trunc('month', b.at at time zone 'UTC')::date, b.at,
         'submit', 8000, true, 15, 5, 4, 16, 1200
       from users u join companies c on c.id = u.company_id cross join image_libraries l
       cross join lateral (select case when c.code = $1 then $2::int else $3::int end as of) o cross join lateral generate_series(1, o.of) n
       cross join ${sealedAt("n", "o.of")}
      where u.domain_id = $domain and l.owner_domain_id = $domain and l.name_key = 'rules'`,
    [siteCode, site.sessions, sessionsOfAPerson],
  );
  // what seals write of a session, for whose people each answer is told of
  await fill(
    `insert into simulator_measures (domain_id, session_id, sealed_at, dimension, value, hits, misses, false_alarms, correct_rejections)
     select $domain, x.id, x.sealed_at, d.name, d.name || (x.id + n) % d.wide, 1, n % 2, n % 2, 1
       from simulator_sessions x join users u on u.domain_id = x.domain_id and u.id = x.user_id join companies c on c.id = u.company_id and c.code = $1
       cross join (values ('article', 10, 400), ('level', 5, 5), ('seconds', 12, 12), ('view', 6, 6)) d (name, many, wide)
       cross join lateral generate_series(1, d.many) n where x.domain_id = $domain`,
    [siteCode],
  );
}

async function kept(fill: Fill, people: readonly number[]): Promise<void> {
  await fill(
    `insert into learner_measures (domain_id, user_id, dimension, at, course_status_id, value, sessions, hits, misses, false_alarms, correct_rejections)
     select $domain, u.id, d.name, month_slot_of(b.at), $2::int * u.id + s, case d.name when 'article' then 'gun-' || (u.id + 37 * s + n) % 400 else n::text end, 0,
         1, n % 2, case when d.name = 'article' then 0 else 1 end, 0
       from unnest($1::bigint[]) u (id) cross join generate_series(1, $2::int) s
       cross join (values ('article', $3::int), ('seconds', $4::int)) d (name, many) cross join lateral generate_series(1, d.many) n
       cross join ${sealedAt("s", "$2::int")}`,
    [people, sessionsOfAPerson, counts.article, counts.seconds],
  );
}
