import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type pg from "pg";
import { buildApp } from "../../server/src/app.ts";
import { benchmarkDomain, benchmarkPassword, benchmarkUser } from "../../server/src/benchmarkSeed.ts";
import type { RunningServer } from "../../server/src/startServer.ts";
import { domainsOf } from "../../server/src/storage/asDomain.ts";
import type { DatabasePlace } from "../../server/src/storage/databasePlace.ts";
import { TestClient } from "../../server/test/http/testClient.ts";
import { pagesPool } from "./pagesPool.ts";

/** The last month alone. */
const newest = reportAsk.parse({ period: { kind: "relative", unit: "months", count: 1 } });

/** Typical calls of an administrator and a learner, told by the pages of PostgreSQL that each reads once everything is warm. */
export async function callsOf(
  { house }: RunningServer,
  { place, owner, domainId }: { place: DatabasePlace; owner: pg.Client; domainId: number },
): Promise<{ tell: (year: number, month: string) => Promise<void>; end: () => Promise<void> }> {
  const { pool, pages, end } = await pagesPool(place);
  const asDomain = domainsOf(pool);
  const app = await buildApp({ ...house, pool, asDomain });
  await app.ready();
  await owner.query(
    "update users set password_hash = (select password_hash from users where domain_id = $1 and username = $2) where domain_id = $1 and username = 'user1'",
    [domainId, benchmarkUser],
  );
  const [desk, home] = [new TestClient(app), new TestClient(app)];
  await desk.signIn({ username: benchmarkUser, password: benchmarkPassword, domain: benchmarkDomain });
  await home.signIn({ username: "user1", password: benchmarkPassword, domain: benchmarkDomain });
  const call = (client: TestClient, method: "GET" | "POST", url: string, body?: unknown) => async () => {
    const { status } = await client.call(method, url, body);
    if (status >= 300) throw new Error(`${url} answered ${status}.`);
  };
  const save = (text: (month: string) => string) => (month: string) => async () => {
    const client = await pool.connect();
    await client.query(`begin; set local app.domain_id = '${BigInt(domainId)}'`);
    await client.query(text(month), [domainId]);
    await client.query("commit");
    client.release();
  };
  const calls: Record<string, (month: string) => () => Promise<void>> = {
    "list of users": () => call(desk, "GET", "/api/users?limit=20"),
    "list of events": () => call(desk, "GET", "/api/events?limit=20"),
    "list of sessions": () => call(desk, "GET", "/api/simulatorsessions?limit=20"),
    home: () => call(home, "GET", "/api/training"),
    "figures of home": () => call(home, "GET", "/api/training/dashboard"),
    "report S40 of a month": () => call(desk, "POST", "/api/reports/S40/runs", newest),
    "report T80 of a month": () => call(desk, "POST", "/api/reports/T80/runs", newest),
    "a decision": save(decision),
    "a page": save(() => page),
  };
  return {
    tell: async (year, month) => {
      for (const [name, of] of Object.entries(calls)) {
        const look = of(month);
        for (let turn = 0; turn < 6; turn++) await look(); // by then the database keeps the plans of what has a name
        const turns = 4;
        const told = await pages(async () => {
          for (let turn = 0; turn < turns; turn++) await look();
        });
        console.log(`growth.${year}.pages ${name} ${Math.round(told / turns)}`);
      }
    },
    end: async () => {
      await app.close();
      await end();
    },
  };
}

/** What a decision asks the database for: its place and to be stored, in the newest session. */
const decision = (month: string): string => `
  select place.*, (select count(*) from store_decisions($1, '${month}', jsonb_build_array(jsonb_build_object(
      'number', 0, 'attempt', s.id, 'at', 3, 'code', 'VR', 'places', '[]'::jsonb, 'shown', 1, 'decided', 2))))
    from (select id, user_id from simulator_sessions where domain_id = $1 and started_month = '${month}' order by id desc limit 1) s,
      decision_places($1, '${month}', jsonb_build_array(jsonb_build_object(
        'number', 0, 'learner', s.user_id, 'attempt', s.id, 'at', 3, 'browser', 1, 'tab', 'tab')), '1 minute', '1 minute') place`;
/** What a page that was read holds, and its time. */
const page = `
  select held.*, add_time_spent($1, c.user_id, now(), 'reading', c.id, 10)
    from (select c.id, c.user_id, c.course_id, p.program_id from course_statuses c join program_statuses p on p.domain_id = c.domain_id and p.id = c.program_status_id
      where c.domain_id = $1 and c.closed_at is null order by c.id desc limit 1) c, 
      hold_section($1, c.user_id, c.program_id, c.course_id, 1, 1, null, 'tab', '1 minute', '1 second') held`;
