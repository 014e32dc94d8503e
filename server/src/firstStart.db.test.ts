import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "../../content/tenant.ts";
import { functionsIn } from "./storage/applyFunctions.ts";
import { migrationsIn } from "./storage/migrationFiles.ts";
import { postmasterOf } from "./storage/postmaster.ts";
import { signedIn } from "../test/ledger/apiClient.ts";
import { builtServer } from "../../tools/builtServer.ts";
import { ownEnvironment, startServerProcess } from "../test/ledger/serverProcess.ts";

const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-first-")));
const data = join(directory, "database", "postgres");
const environment = { DATA_DIR: directory, PORT: "0", DEMO_IMAGES: "0", DEMO_HISTORY: "off", GENERATOR_WORKERS: "0" };
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** How many migrations the half-made installation has, none in a ledger that is there; undefined where it does not answer yet. */
const migrated = () => counted("migrations");
/** How many files of functions it has: they come behind the last migration. */
const functionFiles = () => counted("function_files");

/** One connection that looks again and again: a new one each time took as much of the processor as the start that is watched. */
let looking: pg.Client | undefined;

async function counted(table: string): Promise<number | undefined> {
  const host = socketOf();
  if (host === undefined || host === "") return undefined;
  try {
    looking ??= await connected(host);
    return Number((await looking.query(`select count(*) as count from ${table}`)).rows[0].count);
  } catch {
    return undefined;
  }
}
async function connected(host: string): Promise<pg.Client> {
  const client = new pg.Client({ host, user: "postgres", database: "vigil" });
  client.on("error", () => {});
  client.once("end", () => {
    looking = undefined; // its PostgreSQL went
  });
  await client.connect();
  return client;
}
/** The fifth line of the file names it, once the postmaster listens. */
const socketOf = () => (postmasterOf(data) === undefined ? undefined : readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[4]);

test(
  "a first start that is killed again and again, at every stage, goes on where it was, and the demo is there as a whole",
  { timeout: 480_000 },
  async () => {
    const stages: [string, () => boolean | Promise<boolean>][] = [
      [
        "initdb",
        () => existsSync(join(directory, "database")) && readdirSync(join(directory, "database")).some((name) => name.includes(".new-")),
      ],
      ["the postmaster", () => postmasterOf(data) !== undefined],
      ["the base, which is under way", async () => (await migrated()) === 0],
      ["the migrations", async () => (await migrated()) === migrationsIn().length],
      ["the demo", async () => (await functionFiles()) === functionsIn().length],
    ];
    for (const [, isReached] of stages) {
      const child = spawn(process.execPath, [builtServer()], {
        env: { ...ownEnvironment(), ...environment },
        stdio: "ignore",
      });
      const gone = once(child, "exit");
      while (!(await isReached())) await pause(5);
      child.kill("SIGKILL");
      await gone;
      await looking?.end();
      looking = undefined;
    }
    const server = await startServerProcess(environment);
    try {
      const student = await signedIn(() => server.address, { domain: "demo", username: "student", password: demoPassword });
      expect((await student.call("GET", "/api/user/profile")).status).toBe(200);
      expect(readdirSync(join(directory, "database")).toSorted()).toEqual(["postgres", "postgres.log"]); // nothing half-made is left
      const open = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter(
        (name) => (lstatSync(join(directory, name)).mode & 0o077) !== 0,
      );
      expect(open).toEqual([]);
    } finally {
      await server.stop();
    }
  },
);
