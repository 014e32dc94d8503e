import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseError } from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { serverLog } from "../log.ts";
import { readSettings } from "../settings.ts";
import { testServers } from "../../test/testServers.ts";
import { connectionRefused } from "./connectionRefused.ts";
import { emptyDatabase } from "../../test/storage/emptyDatabase.ts";
import { openDatabase } from "./openDatabase.ts";

/** Whole starts, on a machine that may be busy. */
const patience = { timeout: 120_000 };

describe("a database that does not let the server in is told in a sentence", patience, () => {
  const database = emptyDatabase();
  const directory = mkdtempSync(join(tmpdir(), "vigil-errors-"));
  afterAll(() => rmSync(directory, { recursive: true }));
  const open = (variables: Record<string, string>) =>
    openDatabase(readSettings({ DATA_DIR: directory, ...database.environment, ...variables }), serverLog("silent"));
  const as = (changes: { username?: string; pathname?: string }, from = database.url) => Object.assign(new URL(from), changes).href;

  test("when nothing listens there, and the password stays out of it", async () => {
    const nowhere = "postgresql://vigil_app:hush@127.0.0.1:1/vigil";
    const refused = open({ DATABASE_URL: nowhere });
    await expect(refused).rejects.toThrow(
      "The database at 127.0.0.1:1 cannot be reached: nothing listens there (ECONNREFUSED). Is it running, and is DATABASE_URL right?",
    );
    await expect(refused).rejects.not.toThrow("hush");
    await expect(open({ DATABASE_OWNER_URL: nowhere })).rejects.toThrow("and is DATABASE_OWNER_URL right?");
  });

  test("when no computer has that name", async () => {
    await expect(open({ DATABASE_URL: "postgresql://vigil_app@nowhere.invalid/vigil" })).rejects.toThrow(
      /^The database at nowhere\.invalid:5432 cannot be reached: (no computer has that name|the name of that computer cannot be looked up)/,
    );
  });

  test("when there is no such role or no such database", async () => {
    await expect(open({ DATABASE_URL: as({ username: "stranger" }) })).rejects.toThrow(
      'refuses the role stranger of DATABASE_URL: role "stranger" does not exist.',
    );
    await expect(open({ DATABASE_OWNER_URL: as({ username: "stranger" }) })).rejects.toThrow(
      "refuses the role stranger of DATABASE_OWNER_URL",
    );
    await expect(open({ DATABASE_URL: as({ pathname: "/nothing" }) })).rejects.toThrow(
      "has no database nothing, which DATABASE_URL names: make it as docs/operations.md says.",
    );
  });

  test("when the two addresses name different databases, before anything is made in either", async () => {
    const name = decodeURIComponent(new URL(database.url).pathname.slice(1));
    await expect(open({ DATABASE_URL: as({ pathname: "/postgres" }) })).rejects.toThrow(
      `DATABASE_URL names the database postgres and DATABASE_OWNER_URL the database ${name}: both must name the same one.`,
    );
    const owner = await database.owner();
    expect((await owner.query("select to_regclass('migrations') as made")).rows).toEqual([{ made: null }]);
  });

  test("when the role that should own the tables may not make them", async () => {
    const name = decodeURIComponent(new URL(database.url).pathname.slice(1));
    await expect(open({ DATABASE_OWNER_URL: database.url })).rejects.toThrow(
      `The role vigil_app of DATABASE_OWNER_URL may not make tables in the database ${name}: it must own it, as docs/operations.md says.`,
    );
    await expect(open({ DATABASE_OWNER_URL: "" })).rejects.toThrow(
      `The role vigil_app of DATABASE_URL may not make tables in the database ${name}: set DATABASE_OWNER_URL to the role that owns it, as docs/operations.md says.`,
    );
  });

  test("for what this machine's PostgreSQL cannot be brought to say", () => {
    const where = { connectionString: "postgresql://vigil_app:hush@[::1]:5433/vigil" };
    const told = (code: string, message: string) =>
      connectionRefused(Object.assign(new DatabaseError(message, 0, "error"), { code }), where, "DATABASE_URL").message;
    expect(told("28P01", 'password authentication failed for user "vigil_app"')).toBe(
      "The database at [::1]:5433 refuses the role vigil_app of DATABASE_URL: the password is wrong, or there is no such role.",
    );
    expect(told("57P03", "the database system is starting up")).toContain("is still starting: try again in a moment");
    expect(told("53300", "too many connections")).toContain("has no connection left for the role vigil_app");
  });

  test("when it is older than PostgreSQL 16", async () => {
    const owner = await database.owner();
    // what the server asks is answered by this function, as it stands before the real one
    await owner.query(
      "create function current_setting(name text) returns text language sql return case name when 'server_version' then '15.9' when 'server_version_num' then '150009' end",
    );
    const old = `${database.url}&options=${encodeURIComponent("-c search_path=public,pg_catalog")}`;
    await expect(open({ DATABASE_URL: old })).rejects.toThrow(
      "The database at DATABASE_URL is PostgreSQL 15.9, which is too old: Vigil needs PostgreSQL 16 or newer.",
    );
  });
});

describe("connections to an outside database", patience, () => {
  const database = emptyDatabase();
  const start = testServers({ ...database.environment, DEMO: "off" });

  test("have the limits of the embedded one, and keep those that somebody has set", async () => {
    const server = await start();
    const limits = async () =>
      (
        await server.house.pool.query<{ limits: string }>(
          "select current_setting('statement_timeout') || ' ' || current_setting('idle_in_transaction_session_timeout') as limits",
        )
      ).rows;
    expect(await limits()).toEqual([{ limits: "30s 1min" }]);
    await server.stop();
    const superuser = await database.superuser();
    await superuser.query(`alter role vigil_app in database ${new URL(database.url).pathname.slice(1)} set statement_timeout = '7s'`);
    const again = await start();
    const { rows } = await again.house.pool.query("show statement_timeout");
    expect(rows).toEqual([{ statement_timeout: "7s" }]);
    await again.stop();
  });

  test("a port that is taken is told by name", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    await expect(start({ PORT: port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken by another program: stop it, or set another PORT.`,
    );
    other.close();
  });
});
