import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../../src/app.ts";
import { openFiles } from "../../src/files/openFiles.ts";
import type { App, House } from "../../src/house.ts";
import { domainsOf } from "../../src/storage/asDomain.ts";
import { databaseClock } from "../../src/storage/nodes/databaseClock.ts";
import { connectionPool } from "../../src/storage/pool.ts";
import type { TestApp } from "./testApp.ts";
import { TestClient } from "./testClient.ts";

export interface SecondNode {
  house: () => House;
  app: () => App;
  /** The same browser, whose next call a proxy hands to this node. */
  of: (client: TestClient) => TestClient;
  visitor: () => TestClient;
}

/** Another node on the database and the files of a test app, with connections and memory of its own, whose clock is off by so much. */
export function secondNode(first: TestApp, { clockOffMs = 0 } = {}): SecondNode {
  const pool = connectionPool({ connectionString: first.database.url }, { max: 8 });
  let built: { app: App; house: House } | undefined;
  const ready = () => {
    if (built === undefined) throw new Error("The second node is ready inside tests only.");
    return built;
  };
  beforeAll(async () => {
    const clock = databaseClock(() => Date.now() + clockOffMs);
    await clock.compare(async () => (await pool.query<{ now: Date }>("select clock_timestamp() as now")).rows[0]!.now.getTime());
    const { settings } = first.house();
    const files = await openFiles(settings);
    const house: House = { ...first.house(), pool, asDomain: domainsOf(pool), ...files, now: clock.now };
    built = { house, app: await buildApp(house) };
    await built.app.ready();
  });
  afterAll(async () => {
    await built?.app.close();
    await pool.end();
  });
  const visitor = () => new TestClient(ready().app);
  return {
    house: () => ready().house,
    app: () => ready().app,
    visitor,
    of: ({ cookie, token, device }) => Object.assign(visitor(), { cookie, token, device }),
  };
}
