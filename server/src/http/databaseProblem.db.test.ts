import { describe, expect, test } from "vitest";
import { domainsOf } from "../storage/asDomain.ts";
import { connectionPool } from "../storage/pool.ts";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { rooms } from "../rooms.ts";
import { conflictsOf } from "./conflictsOf.ts";
import { databaseProblem } from "./databaseProblem.ts";
import { systemDomain } from "../storage/systemDomain.ts";

const { asDomain, owner } = testDatabase();
const conflicts = conflictsOf(rooms);

const problemOfRun = async (run: Promise<unknown>) => {
  const error: unknown = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const problem = databaseProblem(error, conflicts);
  return problem && [problem.status, problem.code, problem.field];
};
const addCompany = (name: string, rest: { domainCodeId?: number } = {}) =>
  asDomain(systemDomain, (tx) =>
    tx
      .insertInto("companies")
      .values({ domainId: systemDomain, name, nameKey: name, ...rest })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

describe("what the database refuses", () => {
  test("R-8.027 a name that is taken is a conflict at that field", async () => {
    await addCompany("twice");
    expect(await problemOfRun(addCompany("twice"))).toEqual([409, "CompanyConflict", "name"]);
  });

  test.each([
    ["access_levels (name, name_key, base_code, rank) values ('Guest', 'guest', 'usr', 10)", "AccessLevelConflict", "name"],
    ["courses (name, name_key, title, code, type) values ('Hold', 'hold', '', $1, 'content')", "CourseConflict", "name"],
    ["courses (name, name_key, title, code, type) values ($1, $1, '', 'V1', 'content')", "CourseCodeConflict", "code"],
    ["programs (name, name_key, title) values ('Cabin', 'cabin', '')", "ProgramConflict", "name"],
    ["organizations (name, name_key) values ('Port', 'port')", "OrganizationConflict", "name"],
    ["groups (domain_id, name, name_key) values (1, 'Early', 'early')", "GroupConflict", "name"],
    ["domain_codes (name) values ('EU')", "DomainCodeConflict", "name"],
    ["domains (name, title, organization_id) values ('port', '', 1)", "DomainNameConflict", "name"],
  ])("R-8.022 R-8.025 R-8.027 a second %s is a conflict", async (what, code, field) => {
    const client = await owner();
    const insert = (different: string) => client.query(`insert into ${what}`, what.includes("$1") ? [different] : []);
    await insert("one");
    expect(await problemOfRun(insert("two"))).toEqual([409, code, field]);
  });

  test("R-8.037 a PIN that another user has is a conflict at that field", async () => {
    const { id: companyId } = await addCompany("pins");
    const addUser = (username: string) =>
      asDomain(systemDomain, (tx) =>
        tx
          .insertInto("users")
          .values({ domainId: systemDomain, companyId, accessLevelId: 1, username, usernameKey: username, pin: "4711" })
          .execute(),
      );
    await addUser("first");
    expect(await problemOfRun(addUser("second"))).toEqual([409, "UserPinConflict", "pin"]);
  });

  test("a reference to nothing is a fault of its field", async () => {
    expect(await problemOfRun(addCompany("astray", { domainCodeId: 987_654 }))).toEqual([422, "ReferenceNotFound", "domainCode"]);
  });

  test("a record that others name is in use", async () => {
    const company = await addCompany("employer");
    const remove = asDomain(systemDomain, async (tx) => {
      const user = { domainId: systemDomain, companyId: company.id, accessLevelId: 1, username: "worker", usernameKey: "worker" };
      await tx.insertInto("users").values(user).execute();
      await tx.deleteFrom("companies").where("domainId", "=", systemDomain).where("id", "=", company.id).execute();
    });
    expect(await problemOfRun(remove)).toEqual([409, "RecordInUse", undefined]);
  });

  test("a character it cannot keep is a fault of what was sent", async () => {
    expect(await problemOfRun(addCompany("a\u0000b"))).toEqual([422, "ValueNotStorable", undefined]);
  });

  test.each([
    ["select $1::bigint", "9223372036854775808"],
    ["select $1::bigint", "many"],
    ["select $1::timestamptz", "2026-13-45"],
    ["select $1::timestamptz", "294277-01-01"],
    ["select now() at time zone $1", "Berlin"],
    ["select $1::jsonb", "{"],
    ["select $1::jsonb", '"\\u0000"'],
    ["select 'a' ~ $1", "("],
    ["select 1 / $1::int", "0"],
    ["insert into companies (domain_id, name, name_key) values (1, 'long', $1)", "long"],
  ])("%s with %s is a fault of what was sent", async (statement, value) => {
    const client = await owner();
    // a key that cannot be compressed into its index
    const key = value === "long" ? Array.from({ length: 9000 }, (_, index) => (index * 7919).toString(36)).join("") : value;
    expect(await problemOfRun(client.query(statement, [key]))).toEqual([422, "ValueNotStorable", undefined]);
  });

  test("a mistake of ours in the statement is no problem but a bug", async () => {
    const client = await owner();
    const error: unknown = await client.query("select nonsense").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(databaseProblem(error, conflicts)).toBeUndefined();
    expect(databaseProblem(new Error("something else"), conflicts)).toBeUndefined();
    expect(databaseProblem("not even an error", conflicts)).toBeUndefined();
  });
});

describe("R-8.013 a database that is away is a 503", () => {
  test("when nothing listens", async () => {
    const pool = connectionPool({ host: "/nonexistent", user: "vigil_app", database: "none" });
    const run = domainsOf(pool)(systemDomain, (tx) => tx.selectFrom("domains").select("id").execute());
    expect(await problemOfRun(run)).toEqual([503, "ServiceUnavailable", undefined]);
    await pool.end();
  });

  test("when the connection is cut in the middle of a transaction", async () => {
    const client = await owner();
    const run = asDomain(systemDomain, async (tx) => {
      await tx.selectFrom("domains").select("id").execute();
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
      );
      await tx.selectFrom("domains").select("id").execute();
    });
    expect(await problemOfRun(run)).toEqual([503, "ServiceUnavailable", undefined]);
    expect(
      await asDomain(systemDomain, (tx) => tx.selectFrom("domains").select("id").where("id", "=", systemDomain).execute()),
    ).toHaveLength(1);
  });
});

test("every unique key that a person can run into has its problem", async () => {
  const client = await owner();
  const { rows } = await client.query<{ name: string }>(
    `
    select indexrelid::regclass::text as name from pg_index
    where indisunique and not indisprimary and indrelid::regclass::text = any($1)
      and not exists (select from pg_attribute a where a.attrelid = indexrelid and a.attname in ('id', 'token_hash'))`,
    [
      [
        "access_levels",
        "companies",
        "configurations",
        "courses",
        "domain_codes",
        "domains",
        "groups",
        "image_libraries",
        "organizations",
        "programs",
        "users",
      ],
    ],
  );
  expect(rows.map(({ name }) => name).filter((name) => conflicts[name] === undefined)).toEqual([]);
});
