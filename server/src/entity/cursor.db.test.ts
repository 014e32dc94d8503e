import { sortablePaths } from "@vigil/model/entity/path";
import { user } from "@vigil/model/organization/user";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { writeMissingWords } from "../writeMissingWords.ts";

const { as, world, database } = testApp();

beforeAll(async () => {
  const { domainId, north, south } = world().airport;
  const owner = await database.owner();
  await owner.query(
    `insert into users (domain_id, username, username_key, company_id, access_level_id, first_name, last_name, created_at, last_seen_at)
     select $1, 'pupil' || n, 'pupil' || n, case when n % 3 = 0 then $2::bigint else $3 end, 1 + n % 2, 'First' || n % 4, 'Last' || n % 5,
       timestamptz '2026-01-01' + (n % 7) * interval '1 day',
       case when n % 4 > 0 then timestamptz '2026-02-01' + (n % 5) * interval '1 hour' end from generate_series(1, 57) as n`,
    [domainId, north.companyId, south.companyId],
  );
  await database.asDomain(domainId, (tx) => writeMissingWords(tx, domainId));
});

const keys = fc.uniqueArray(fc.record({ path: fc.constantFrom(...sortablePaths(user)), direction: fc.constantFrom("asc", "desc") }), {
  minLength: 1,
  maxLength: 4,
  selector: ({ path }) => path,
});

it("pages behind a cursor, one after the other, are the whole order, each row once", async () => {
  const client = await as("web");
  await fc.assert(
    fc.asyncProperty(
      keys,
      fc.integer({ min: 7, max: 40 }),
      fc.constantFrom("", "&active=true", "&search=pupil"),
      async (sort, limit, filter) => {
        const order = sort.map(({ path, direction }) => `${direction}(${path})`).join();
        const base = `/api/users?fields=username&order=${order}${filter}`;
        const whole = (await client.call("GET", `${base}&limit=200`)).body.rows.map(({ id }: { id: number }) => id);
        const pages: number[] = [];
        let after: string | undefined;
        do {
          const { body } = await client.call("GET", `${base}&limit=${limit}${after === undefined ? "" : `&after=${after}`}`);
          pages.push(...body.rows.map(({ id }: { id: number }) => id));
          after = body.after;
        } while (after !== undefined);
        expect(pages).toEqual(whole);
        expect(new Set(whole).size).toBe(filter === "&search=pupil" ? 57 : 77);
      },
    ),
    { numRuns: 15, seed: 20261120 },
  );
});

it("who has no date comes last in either direction, on the pages by number and behind a cursor", async () => {
  const client = await as("web");
  for (const direction of ["asc", "desc"] as const) {
    const path = `/api/users?fields=lastSeenAt&search=pupil&order=${direction}(lastSeenAt)`;
    const seen = (await client.call("GET", `${path}&limit=200`)).body.rows.map((row: { lastSeenAt: string | null }) => row.lastSeenAt);
    const [dates, empty] = [seen.slice(0, 43), seen.slice(43)];
    expect(empty).toEqual(Array.from({ length: 14 }, () => null));
    expect(dates).toEqual(direction === "asc" ? dates.toSorted() : dates.toSorted().toReversed());
    expect(dates).not.toContain(null);
  }
});

it("a page number and a cursor lead to the same rows", async () => {
  const client = await as("web");
  const first = await client.call("GET", "/api/users?limit=10");
  const byNumber = await client.call("GET", "/api/users?limit=10&page=2");
  const byCursor = await client.call("GET", `/api/users?limit=10&after=${first.body.after}`);
  expect(byCursor.body.rows).toEqual(byNumber.body.rows);
  expect(byNumber.body.rows.length).toBe(10);
});

it("a CSV export holds every row of the filter, in order", async () => {
  const client = await as("web");
  const { body, headers } = await client.call(
    "GET",
    "/api/users/export.csv?fields=username,company.name&search=pupil&order=asc(username)&limit=200",
  );
  const lines = body.split("\r\n");
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(lines[0]).toBe("\u{FEFF}id,username,company.name");
  expect([lines.length, lines.at(-1)]).toEqual([59, ""]);
  expect(lines[1]).toMatch(/^\d+,pupil1,(North|South)$/u);
});
