import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { demoDomains, demoPassword } from "../../../content/tenant.ts";
import { migratedDatabase } from "../../test/storage/emptyDatabase.ts";
import { ownEnvironment } from "../../test/ledger/serverProcess.ts";
import { testServers } from "../../test/testServers.ts";

const behindProxy = { PUBLIC_URL: "https://training.example.org", TRUSTED_PROXIES: "127.0.0.1" };
const [ofDemo = 0, ofHarbor = 0] = demoDomains.map(({ users }) => users.length);
const policyOf = async (local: string, domain: string): Promise<{ demoAccounts?: unknown[] }> =>
  (await fetch(`${local}/api/domains/policy/${domain}`)).json();

/** Whole starts, on a machine that may be busy. */
const patience = { timeout: 120_000 };

describe("a server behind a proxy, with nothing said about the demo", patience, () => {
  const database = migratedDatabase();
  const start = testServers({ ...database.environment, ...behindProxy });

  test("has no demo: its accounts cannot sign in and are not listed, and the first administrator is told a password", async () => {
    const server = await start();
    await expect(server.signIn("demo", "system.admin", demoPassword)).rejects.toThrow("LoginInvalid");
    expect(await policyOf(server.local, "demo")).toMatchObject({ code: "DomainNotFound" });
    const { domain, username, password } = server.administrator!;
    const administrator = await server.signIn(domain, username, password);
    expect((await administrator.call("GET", "/api/user/profile")).body).toMatchObject({ username: "administrator", updatePassword: true });
    await server.stop();
  });
});

describe("a demo whose address becomes public", patience, () => {
  const database = migratedDatabase();
  const start = testServers(database.environment);
  const command = (...flags: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, "../demoRemove.ts"), ...flags], {
      env: { ...ownEnvironment(), ...database.environment, ...behindProxy, SECRET_KEY: "k".repeat(40) },
    });

  test("was asked for by name", async () => {
    const server = await start({ DEMO: "on" });
    await server.signIn("demo", "system.admin", demoPassword);
    const { demoAccounts } = await policyOf(server.local, "demo");
    expect(demoAccounts).toHaveLength(8);
    expect(demoAccounts).toContainEqual({ username: "regulator", title: "Regulator" });
    await server.stop();
    const unnamed = await start(); // the same database at DATABASE_URL, and nothing said: the accounts are there, and not shown
    expect((await policyOf(unnamed.local, "demo")).demoAccounts).toBeUndefined();
    await unnamed.stop();
  });

  test.each([
    ["a public address", behindProxy],
    ["a public address of http", { PUBLIC_URL: "http://training.example.org" }],
    ["a proxy", { TRUSTED_PROXIES: "127.0.0.1" }],
    ["a host that others reach", { HOST: "0.0.0.0" }],
    ["a public address, though the demo is off", { ...behindProxy, DEMO: "off" }],
  ])("refuses to start with %s", async (_, more) => {
    await expect(start(more)).rejects.toThrow(
      `accounts such as student of the domain demo (${ofDemo + ofHarbor} in all) can sign in with the password of the documentation`,
    );
  });

  test("is found under another name, in a domain of another name, and while it is switched off", async () => {
    const superuser = await database.superuser();
    await superuser.query("update users set active = false where username = 'auditor'");
    await expect(start(behindProxy)).rejects.toThrow(`(${ofDemo + ofHarbor} in all)`);
    await superuser.query("update users set active = true where username = 'auditor'");
    const before = await superuser.query(
      "select d.id, d.name, u.id as user_id, u.username from domains d join users u on u.domain_id = d.id",
    );
    await superuser.query("update domains set name = 'airport-' || id where id > 1");
    await superuser.query("update users set username = 'boss-' || id, username_key = 'boss-' || id");
    await expect(start(behindProxy)).rejects.toThrow(/such as boss-\d+ of the domain airport-\d+ \(\d+ in all\)/);
    for (const { id, name, user_id: userId, username } of before.rows) {
      await superuser.query("update domains set name = $2 where id = $1", [id, name]);
      await superuser.query("update users set username = $3, username_key = lower($3) where domain_id = $1 and id = $2", [
        id,
        userId,
        username,
      ]);
    }
  });

  test("starts when DEMO=public says so, and shows its accounts", async () => {
    const server = await start({ ...behindProxy, DEMO: "public" });
    await server.signIn("demo", "student", demoPassword);
    expect((await policyOf(server.local, "demo")).demoAccounts).toHaveLength(8);
    await server.stop();
  });

  test("is taken away by a command that first only tells, ends what is open, and leaves the accounts and work of others", async () => {
    const server = await start({ DEMO: "public", ...behindProxy });
    const open = await server.signIn("demo", "domain.admin", demoPassword);
    const superuser = await database.superuser();
    await superuser.query(
      `insert into users (domain_id, username, username_key, company_id, access_level_id, password_hash)
       select domain_id, 'real', 'real', company_id, access_level_id, password_hash from users where username = 'student'
          and domain_id = (select id from domains where name = 'demo')`,
    );
    const told = await command();
    expect(told.stdout).toContain(`Domain demo: ${ofDemo} accounts would no longer be able to sign in:\n  student, instructor,`);
    expect(told.stdout).toContain(
      `Domain harbor: ${ofHarbor} accounts would no longer be able to sign in:\n  domain.admin, student\n  Nobody else is in it`,
    );
    expect(told.stdout).toContain("Nothing was changed.");
    expect((await open.call("GET", "/api/user/profile")).status).toBe(200);

    const done = await command("--yes");
    expect(done.stdout).toContain(`Domain demo: ${ofDemo} accounts can no longer sign in:`);
    expect(done.stdout).toContain("1 other accounts and all that was made stay as they are.");
    const [, password] = /sign in to system as administrator with the password (\S+),/.exec(done.stdout)!;
    expect((await open.call("GET", "/api/user/profile")).status).toBe(401);
    for (const username of ["system.admin", "domain.admin", "student"])
      await expect(server.signIn("demo", username, demoPassword)).rejects.toThrow("LoginInvalid");
    await server.signIn("demo", "real", demoPassword);
    await server.signIn("system", "administrator", password!);
    expect(await policyOf(server.local, "demo")).toEqual(expect.not.objectContaining({ demoAccounts: expect.anything() }));
    expect(await policyOf(server.local, "harbor")).toMatchObject({ code: "DomainNotFound" });
    expect((await command("--yes")).stdout).toContain("There is no demo account that could sign in.");
    await server.stop();
  });

  test("starts then, and is not written again", async () => {
    const server = await start(behindProxy);
    await expect(server.signIn("demo", "system.admin", demoPassword)).rejects.toThrow("LoginInvalid");
    await server.stop();
    const superuser = await database.superuser();
    const { rows } = await superuser.query("select count(*) as count from events where type = 'user.deactivate'");
    expect(rows).toEqual([{ count: ofDemo + ofHarbor }]);
  });
});
