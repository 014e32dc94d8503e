import { allPermissions } from "@vigil/model/identity/permission";
import { listEntities } from "@vigil/model/lists";
import { filterPaths, pathOf, sortablePaths } from "@vigil/model/entity/path";
import type { Entity } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import type pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { benchmarkDomain, fillBenchmark } from "../benchmarkSeed.ts";
import type { Caller } from "../identity/access/caller.ts";
import { sessionExpressions } from "../simulator/sessionExpressions.ts";
import { attemptExpressions } from "../exam/attemptExpressions.ts";
import type { Expressions } from "./view.ts";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { nodesOfPlan, type PlanNode } from "../../test/storage/nodesOfPlan.ts";
import { statementWatchers, type StatementWatcher } from "../storage/statements/watchStatements.ts";
import { listQuery, type ListParameters } from "./listQuery.ts";
import { looksNearFirst, page } from "./listPage.ts";
import { found } from "./listSql.ts";
import { listRecords, resolved } from "./readRecords.ts";
import type { View } from "./view.ts";

const { asDomain, owner, pool } = testDatabase();
const size = 100_000;
/** More rows than a page, an index lookup or the 1,001 rows of a count need; fewer than the whole. */
const mostRead = 15_000;
let domainId = 0;
let companyId = 0;

beforeAll(async () => {
  const client = await owner();
  await fillBenchmark(client, { users: size, events: size });
  await client.query("set session_replication_role = replica");
  domainId = (await client.query("select id from domains where name = $1", [benchmarkDomain])).rows[0].id;
  companyId = (await client.query("select min(id) as id from companies where domain_id = $1", [domainId])).rows[0].id;
  await client.query(
    `insert into groups (domain_id, name, name_key, active) select $1, 'Group ' || n, 'group ' || n, n % 10 <> 0 from generate_series(1, $2) as n`,
    [domainId, size],
  );
  await client.query(
    "insert into group_words (domain_id, word, id) select distinct domain_id, word, id from groups, unnest(string_to_array(name_key, ' ')) as word",
  );
  await fillWorkOfFew(client);
  // of a sample, the choice between two plans that cost nearly the same would change from run to run
  await client.query("set default_statistics_target = 1000");
  for (const table of ["groups", "group_words", ...worked]) await client.query(`vacuum (analyze) ${table}`);
}, 120_000);

const worked = [
  "users",
  "sessions",
  "simulator_sessions",
  "exam_attempts",
  "program_statuses",
  "course_statuses",
  "programs",
  "courses",
  "image_libraries",
];

/** Five of each for the fifth of the people who came first, a sign-in for four fifths: whoever sorts by people meets many who have done nothing. */
async function fillWorkOfFew(client: pg.Client): Promise<void> {
  const fill = (text: string) => client.query(text.replaceAll("$domain", String(domainId)));
  await fill(
    `update users u set has_sign_ins = true, has_runs = u.id <= l.least + ${size / 5}, has_simulator_sessions = u.id <= l.least + ${size / 5},
        has_exam_attempts = u.id <= l.least + ${size / 5}
       from (select min(id) as least from users where domain_id = $domain) l where u.domain_id = $domain and u.id <= l.least + ${size * 0.8}`,
  );
  await fill(
    `create temporary table few as select u.id, u.created_at + n * interval '1 day' as at, (row_number() over (order by u.id, n))::int as n
       from users u, generate_series(1, 5) n where u.domain_id = $domain and u.has_runs`,
  );
  await fill(
    `insert into image_libraries (owner_domain_id, name, name_key) select $domain, 'Library ' || n, 'library ' || n from generate_series(1, 3) n`,
  );
  await fill(
    `insert into programs (owner_domain_id, name, name_key, title) select $domain, 'Program ' || n, 'program ' || n, 'Program ' || n from generate_series(1, 60) n`,
  );
  await fill(
    `insert into courses (owner_domain_id, name, name_key, title, code, type)
     select $domain, 'Course ' || n, 'course ' || n, 'Course ' || n, 'C' || n, 'content' from generate_series(1, 60) n`,
  );
  await fill(
    `insert into sessions (domain_id, token_hash, user_id, created_at, last_seen_at, expires_at)
     select domain_id, sha256(int8send(id)), id, created_at, created_at, created_at + interval '12 hours' from users where domain_id = $domain and has_sign_ins`,
  );
  await fill(
    `insert into simulator_sessions (domain_id, user_id, type, image_library_id, settings, quiz_id, started_at, passed)
     select $domain, few.id, case when n % 2 = 0 then 'Exam' else 'Practice' end, l.least + n % 3, '{}', n, at, n % 3 > 0
       from few, (select min(id) as least from image_libraries where owner_domain_id = $domain) l`,
  );
  await fill(
    `insert into program_statuses (domain_id, user_id, program_id, sequence, initiated_at, status, complete)
     select $domain, few.id, p.least + n % 60, n, at, (array['n', 'a', 'c'])[1 + n % 3], n % 3 = 2 from few, (select min(id) as least from programs where owner_domain_id = $domain) p`,
  );
  await fill(
    `insert into course_statuses (domain_id, program_status_id, user_id, course_id, initiated_at, status, complete)
     select $domain, s.id, s.user_id, c.least + s.id % 60, s.initiated_at, s.status, s.complete
       from program_statuses s, (select min(id) as least from courses where owner_domain_id = $domain) c where s.domain_id = $domain`,
  );
  await fill(
    `insert into exam_attempts (domain_id, user_id, kind, course_status_id, course_id, content_id, quiz_id, unit_id, number, settings, started_at, sealed_at, sealed_by, passed)
     select $domain, user_id, kind, case when kind = 'quiz' then null else id end, case when kind = 'quiz' then null else course_id end,
         case when kind = 'quiz' then null else 1 end,
         case when kind = 'quiz' then id end, case when kind = 'unit' then 1 end, 1, '{}', initiated_at,
         case when id % 100 > 0 then initiated_at end, case when id % 100 > 0 then 'submit' end, id % 3 > 0
       from (select s.*, (array['final', 'unit', 'quiz'])[1 + s.id % 3] as kind from course_statuses s where s.domain_id = $domain and s.id % 4 = 0) s`,
  );
}

/** Derived fields that are filtered by an index. */
const expressionsWithIndex: Readonly<Record<string, Expressions>> = {
  simulatorSession: { kind: sessionExpressions.kind },
  examAttempt: { open: attemptExpressions["open"]! },
};
const view = (entity: Entity, companies: Caller["companies"] = "all"): View => ({
  entity,
  caller: {
    domainId,
    homeDomainId: domainId,
    userId: 1,
    sessionId: 1,
    companyId,
    accessLevelId: 6,
    accessLevelCode: "web",
    rank: 60,
    permissions: new Set(allPermissions),
    companies,
    groups: null,
    programs: null,
    requestId: "",
    address: "",
  },
  expressions: new Proxy({}, { get: (_, name) => expressionsWithIndex[entity.name]?.[name as string] ?? sql`null::bigint` }),
  rules: undefined,
});

/** Of counts that were looked at: whether the list is narrow. Whatever the order is, the count is the same statement. */
const countedBefore = new Map<string, boolean>();

/** The parts of the list's statements that read too much, as the application's role runs them. */
async function greedy(e: Entity, parameters: ListParameters, companies: Caller["companies"] = "all") {
  const seen = view(e, companies);
  const query = await asDomain(domainId, (tx) => resolved(tx, seen, listQuery(e, parameters, seen.caller)));
  const { from, where } = found(seen, query);
  const counted = sql`select count(*) from (select 1 from ${from} where ${where} limit 1001) c`;
  const key = await asDomain(domainId, (tx) => Promise.resolve(JSON.stringify(counted.compile(tx))));
  const before = countedBefore.get(key);
  const narrow =
    before ??
    (await asDomain(domainId, async (tx) => {
      const { count, countBeyond } = await listRecords(tx, seen, { ...query, limit: 1 });
      return count! <= 1000 && !countBeyond;
    }));
  countedBefore.set(key, narrow);
  const plans = await asDomain(domainId, (tx) =>
    Promise.all(
      [
        page(seen, looksNearFirst(e, query) ? { ...query, matched: "near" } : query, query.fields, narrow),
        ...(before === undefined ? [counted] : []),
      ].map((statement) => sql<Record<string, [{ Plan: PlanNode }]>>`explain (analyze, timing off, format json) ${statement}`.execute(tx)),
    ),
  );
  return plans
    .flatMap(({ rows }) => nodesOfPlan(Object.values(rows[0]!)[0]![0].Plan))
    .filter(({ rows }) => rows > mostRead)
    .map(({ what, rows }) => `${e.plural} ${JSON.stringify(parameters)}: ${what} ${rows}`);
}

const large: Entity[] = [
  listEntities.user,
  listEntities.event,
  listEntities.group,
  listEntities.userSession,
  listEntities.simulatorSession,
  listEntities.examAttempt,
  listEntities.programStatus,
  listEntities.courseStatus,
  listEntities.program,
];
const samples: Record<string, string> = { instant: "2026-01-01T00:00:00Z", yesNo: "true", choice: "Exam", text: "user.login" };
const sampleOf = (e: Entity, path: string): string => {
  const { field } = pathOf(e, path)!;
  if (field.options) return field.options[0]!;
  if (path === "companyId") return String(companyId + 3);
  if (path === "userId") return String(companyId + 5000);
  return samples[field.kind] ?? "1";
};

describe("over 100,000 rows no list reads them all, as the application's role", () => {
  it.each(large.map((e) => [e.plural, e] as const))("%s in every order, at the beginning and deep", async (_plural, e) => {
    const orders = [e.sortBy, ...sortablePaths(e).flatMap((path) => [`asc(${path})`, `desc(${path})`])];
    const reads: string[] = [];
    for (const order of orders) {
      reads.push(...(await greedy(e, { order })));
      const { after } = await asDomain(domainId, (tx) =>
        listRecords(tx, view(e), { ...listQuery(e, { order, limit: 50, page: 200 }, view(e).caller), count: "none" }),
      );
      reads.push(...(await greedy(e, { order, after: after! })));
    }
    expect(reads).toEqual([]);
  });

  it.each(large.map((e) => [e.plural, e] as const))("%s with every filter", async (_plural, e) => {
    const indexed = (path: string) => expressionsWithIndex[e.name]?.[path] !== undefined;
    const paths = filterPaths(e).filter(
      (path) => indexed(path) || pathOf(e, path)!.field.derived !== true || pathOf(e, path)!.field.through !== undefined,
    );
    const reads: string[] = [];
    for (const path of paths) reads.push(...(await greedy(e, { [path]: sampleOf(e, path) })));
    expect(reads).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });

  it("a count is exact up to 1,000, then the planner's estimate, and exact on request", async () => {
    const answer = (parameters: ListParameters) =>
      asDomain(domainId, (tx) =>
        listRecords(tx, view(listEntities.user), listQuery(listEntities.user, { ...parameters, limit: 1 }, view(listEntities.user).caller)),
      );
    const many = await answer({});
    expect(many.countEstimated).toBe(true);
    expect(Math.abs(many.count! - size) / size).toBeLessThan(0.2);
    expect(await answer({ count: "exact" })).toMatchObject({ count: size + 1 });
    const few = await answer({ search: "user4711" });
    expect([few.count, few.countEstimated]).toEqual([11, undefined]);
    expect(await answer({ count: "none" })).not.toHaveProperty("count");
  });

  it("users and groups by a search that finds tens of thousands, in every order and with filters", async () => {
    const reads: string[] = [];
    for (const [e, search] of [
      [listEntities.user, "user"],
      [listEntities.group, "group"],
    ] as const)
      for (const order of [e.sortBy, ...sortablePaths(e).flatMap((path) => [`asc(${path})`, `desc(${path})`])])
        reads.push(...(await greedy(e, { search, order })));
    const { user: people } = listEntities;
    for (const filter of ["active", "company.active"]) reads.push(...(await greedy(people, { search: "user", [filter]: "true" })));
    expect(reads).toEqual([]);
  }, 120_000);

  it("what a wide search finds at the far end of the list is looked up, not walked to", async () => {
    const { user } = listEntities;
    const client = await owner();
    const far = 12_000;
    await client.query(
      `insert into user_words (domain_id, word, id) select $1, 'farbehind', id from users where domain_id = $1 order by username desc, id desc limit $2`,
      [domainId, far],
    );
    await client.query("analyze user_words");
    const seen = view(user);
    const query = listQuery(user, { search: "farbehind", order: "asc(username)", limit: 3, fields: ["username"] }, seen.caller);
    const { rows } = await client.query<{ username: string }>(
      `select username from (select username, id from users where domain_id = $1 order by username desc, id desc limit $2) l order by username, id limit 3`,
      [domainId, far],
    );
    const sent: string[] = [];
    const watch: StatementWatcher = ({ text }) => void sent.push(text);
    statementWatchers(pool).add(watch);
    const answer = await asDomain(domainId, (tx) => listRecords(tx, seen, query));
    statementWatchers(pool).delete(watch);
    expect(answer.rows.map(({ username }) => username)).toEqual(rows.map(({ username }) => username));
    const pages = (["near", "together"] as const).map((matched) => page(seen, { ...query, matched }, query.fields, false));
    const plans = await asDomain(domainId, async (tx) => {
      expect(sent).toEqual(expect.arrayContaining(pages.map((statement) => statement.compile(tx).sql)));
      return Promise.all(
        pages.map((statement) =>
          sql<Record<string, [{ Plan: PlanNode }]>>`explain (analyze, timing off, format json) ${statement}`.execute(tx),
        ),
      );
    });
    const read = plans.flatMap((plan) => nodesOfPlan(Object.values(plan.rows[0]!)[0]![0].Plan));
    // row by row up to there, the words of eight in nine people were asked, four each
    expect(read.filter((node) => node.rows > size + 1)).toEqual([]);
    await client.query("delete from user_words where domain_id = $1 and word = 'farbehind'", [domainId]);
  });

  it("users and groups by search, for all and for a scoped administrator", async () => {
    const reads = [
      ...(await greedy(listEntities.user, { search: "user4711" })),
      ...(await greedy(listEntities.user, { search: "anna abel" })),
      ...(await greedy(listEntities.group, { search: "group 7777" })),
      ...(await greedy(listEntities.user, {}, [companyId + 2])),
      ...(await greedy(listEntities.user, { search: "zo" }, [companyId + 2])),
      ...(await greedy(listEntities.event, {}, [companyId + 2])),
      ...(await greedy(listEntities.userSession, {}, [companyId + 2])),
      ...(await greedy(listEntities.programStatus, { order: "asc(program.name)" }, [companyId + 2])),
      ...(await greedy(listEntities.simulatorSession, { order: "asc(imageLibrary.name)" }, [companyId + 2])),
      ...(await greedy(listEntities.courseStatus, { order: "desc(user.createdAt)" }, [companyId + 2])),
    ];
    expect(reads).toEqual([]);
  });
});
