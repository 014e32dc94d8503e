import { accessLevels } from "@vigil/model/identity/accessLevels";
import type { AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../../src/app.ts";
import { noticeDamage } from "../../src/operations/noticeDamage.ts";
import { openFiles } from "../../src/files/openFiles.ts";
import type { App, House } from "../../src/house.ts";
import { hashPassword } from "../../src/identity/password/passwordHash.ts";
import type { Jobs } from "../../src/jobs/jobs.ts";
import { languageDesk } from "../../src/languages/languageDesk.ts";
import type { LanguagePlaces } from "../../src/languages/languagePlaces.ts";
import { serverLog } from "../../src/log.ts";
import { readSettings } from "../../src/settings.ts";
import { fromPrimary } from "../../src/storage/replica/apart.ts";
import type { AsDomain } from "../../src/storage/asDomain.ts";
import { testDatabase } from "../storage/testDatabase.ts";
import type { TestDatabase } from "../storage/testDatabase.ts";
import { TestClient } from "./testClient.ts";
import { testWorld } from "./testWorld.ts";
import type { TestWorld } from "./testWorld.ts";

/** The password of every user of the test world. */
export const testPassword = "Rolling-2026";

/** `at`: "north" = own company, "south" = another of the same domain, "east" = a company of the other domain. */
export type Place = "north" | "south" | "east";

export interface TestApp {
  database: TestDatabase;
  world: () => TestWorld;
  house: () => House;
  app: () => App;
  /** A client signed in as the user of that level; the same one each time. */
  as: (level: AccessLevelCode, at?: Place) => Promise<TestClient>;
  /** A client that has not signed in. */
  visitor: () => TestClient;
}

export interface TestAppOptions {
  environment?: Record<string, string>;
  jobs?: Jobs;
  /** Where texts of languages lie instead. */
  places?: () => LanguagePlaces;
  /** Puts something around every transaction of the app. */
  around?: (asDomain: AsDomain) => AsDomain;
}

/** A queue that nobody works on. */
const noJobs = () => Promise.resolve();

/** The whole app on a database of the file's own, with the test world in it. Call it once, at the top of the file. */
export function testApp({ environment = {}, jobs, places, around = (asDomain) => asDomain }: TestAppOptions = {}): TestApp {
  const database = testDatabase();
  const directory = mkdtempSync(join(tmpdir(), "vigil-test-"));
  const clients = new Map<string, Promise<TestClient>>();
  let built: { app: App; house: House; world: TestWorld } | undefined;
  const ready = () => {
    if (built === undefined) throw new Error("The test app is ready inside tests and hooks only.");
    return built;
  };

  beforeAll(async () => {
    const settings = readSettings({
      DATA_DIR: directory,
      RATE_LIMIT: "0",
      LOG_LEVEL: process.env["TEST_LOG_LEVEL"] ?? "silent",
      ...environment,
    });
    const house: House = {
      filling: new Set(),
      settings,
      asDomain: around(database.asDomain),
      pool: database.pool,
      ...(await openFiles(settings, noticeDamage({ asDomain: database.asDomain, log: serverLog(settings.logLevel) }))),
      apart: fromPrimary(around(database.asDomain)),
      languages: languageDesk(serverLog(settings.logLevel), places?.()),
      jobs: jobs ?? { ready: noJobs, work: noJobs, send: noJobs, stop: noJobs },
      log: serverLog(settings.logLevel),
      now: () => new Date(),
      randomBytes,
    };
    const world = await testWorld(database, await hashPassword(testPassword));
    const app = await buildApp(house);
    await app.ready();
    built = { app, house, world };
  });
  afterAll(async () => {
    await built?.app.close();
    await built?.house.languages.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const visitor = () => new TestClient(ready().app);
  const signedIn = async (level: AccessLevelCode, at: Place) => {
    const client = visitor();
    const { status, body } = await client.signIn({
      username: at === "south" ? `${level}.south` : level,
      password: testPassword,
      domain: at === "east" ? "harbor" : "airport",
    });
    if (status !== 200) throw new Error(`${level} could not sign in: ${JSON.stringify(body)}`);
    return client;
  };
  return {
    database,
    world: () => ready().world,
    house: () => ready().house,
    app: () => ready().app,
    visitor,
    as: (level, at = "north") => {
      const key = `${level} ${at}`;
      const client = clients.get(key) ?? signedIn(level, at);
      clients.set(key, client);
      return client;
    },
  };
}

export const testLevels = accessLevels.map(({ code }) => code);
