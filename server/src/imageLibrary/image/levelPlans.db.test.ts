import { allPermissions } from "@vigil/model/identity/permission";
import { image } from "@vigil/model/imageLibrary/image";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { nodesOfPlan, type PlanNode } from "../../../test/storage/nodesOfPlan.ts";
import { testDatabase } from "../../../test/storage/testDatabase.ts";
import { benchmarkDomain, fillBenchmark } from "../../benchmarkSeed.ts";
import { page } from "../../entity/listPage.ts";
import { listQuery } from "../../entity/listQuery.ts";
import { found } from "../../entity/listSql.ts";
import { listRecords, resolved, type ListAnswer } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import { seenImages } from "./seenImages.ts";

const { asDomain, owner } = testDatabase();
const size = 30_000;
/** What a level has, and some of another; fewer than the whole. */
const mostRead = 10_000;
/** Answers say 5 of so many; none was made with it. */
const rare = 30;
let domainId = 0;

/** Answers say a level of a third of the images, mostly another than they were made with. */
beforeAll(async () => {
  const client = await owner();
  await fillBenchmark(client, { users: 1, events: 1 });
  await client.query("set session_replication_role = replica");
  domainId = (await client.query("select id from domains where name = $1", [benchmarkDomain])).rows[0].id;
  await client.query(
    `with library as (insert into image_libraries (owner_domain_id, name, name_key) values ($1, 'Large', 'large') returning id)
     insert into images (owner_domain_id, library_id, kind, decision, difficulty, views, fixed, pool)
     select $1::bigint, id, 'innocent', 'P', 1 + n % 4, '[]', true, 'practice' from library, generate_series(1, $2::integer) n order by n`,
    [domainId, size],
  );
  await client.query(
    `insert into image_difficulties (domain_id, image_id, library_id, family, difficulty, deviation, crowd, answers, level)
     select owner_domain_id, id, library_id, 'innocent', 0, 300, 500, 40,
         case when id % ${size / rare} = 0 then 5 when id % 3 = 0 then 1 + (id / 39) % 4 end from images where owner_domain_id = $1`,
    [domainId],
  );
  for (const table of ["images", "image_difficulties", "image_libraries"]) await client.query(`vacuum (analyze) ${table}`);
}, 120_000);

const view = (): View => ({
  entity: image,
  caller: {
    domainId,
    homeDomainId: domainId,
    userId: 1,
    sessionId: 1,
    companyId: 1,
    accessLevelId: 6,
    accessLevelCode: "web",
    rank: 60,
    permissions: new Set(allPermissions),
    companies: "all",
    groups: null,
    programs: null,
    requestId: "",
    address: "",
  },
  ...seenImages,
  rules: undefined,
});

type Asked = Record<string, string | number>;
const asked = (parameters: Asked) => listQuery(image, parameters, view().caller);
const listed = (parameters: Asked): Promise<ListAnswer> =>
  asDomain(domainId, (tx) => listRecords(tx, view(), asked({ count: "none", ...parameters })));

/** The parts of the statements of a list that read too much. */
async function greedy(parameters: Asked): Promise<string[]> {
  const plans = await asDomain(domainId, async (tx) => {
    const query = await resolved(tx, view(), asked(parameters));
    const { from, where } = found(view(), query);
    const statements = [
      page(view(), query, query.fields, false),
      sql`select count(*) from (select 1 from ${from} where ${where} limit 1001) c`,
    ];
    return Promise.all(
      statements.map((statement) =>
        sql<Record<string, [{ Plan: PlanNode }]>>`explain (analyze, timing off, format json) ${statement}`.execute(tx),
      ),
    );
  });
  return plans
    .flatMap(({ rows }) => nodesOfPlan(Object.values(rows[0]!)[0]![0].Plan))
    .filter(({ rows }) => rows > mostRead)
    .map(({ what, rows }) => `${JSON.stringify(parameters)}: ${what} ${rows}`);
}

const inOrder = (direction: "asc" | "desc", limit: number) =>
  owner().then(async (client) => {
    const { rows } = await client.query<{ id: number; level: number }>(
      `select i.id, coalesce(k.level, i.difficulty) as level from images i left join image_difficulties k on k.image_id = i.id
        where owner_domain_id = $1 order by 2 ${direction}, 1 ${direction} limit $2`,
      [domainId, limit],
    );
    return rows;
  });

it("images by the level that answers say are not all read: in either order, at the beginning and deep, narrowed to one, some and from one on", async () => {
  const reads: string[] = [];
  for (const order of ["asc(level)", "desc(level)", "desc(level),asc(imageId)"]) {
    reads.push(...(await greedy({ order })));
    const { after } = await listed({ order, limit: 50, page: 100 });
    reads.push(...(await greedy({ order, after: after! })));
  }
  for (const filter of [{ level: "5" }, { level: "2" }, { level: "1,4" }, { levelFrom: "5" }, { level: "5", order: "asc(level)" }])
    reads.push(...(await greedy(filter)));
  expect(reads).toEqual([]);
});

it("the order by level is that of all images, page by page behind a cursor, and a level has as many as answers say", async () => {
  for (const direction of ["asc", "desc"] as const) {
    const ids: number[] = [];
    let after: string | undefined;
    for (let pages = 0; pages < 4; pages++) {
      const answer = await listed({ order: `${direction}(level)`, limit: 20, ...(after && { after }) });
      ids.push(...answer.rows.map(({ id }) => id));
      ({ after } = answer);
    }
    expect(ids).toEqual((await inOrder(direction, 80)).map(({ id }) => id));
  }
  const all = await inOrder("asc", size);
  for (const level of [1, 2, 3, 4, 5]) {
    const { count } = await listed({ level: String(level), count: "exact", limit: 1 });
    expect([level, count]).toEqual([level, all.filter((row) => row.level === level).length]);
  }
  expect((await listed({ levelFrom: "4", count: "exact", limit: 1 })).count).toBe(all.filter(({ level }) => level >= 4).length);
  expect((await listed({ level: "5", count: "exact", limit: 1 })).count).toBe(rare);
});
