import { listEntities } from "@vigil/model/lists";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { TestClient } from "../../test/http/testClient.ts";
import { undomained } from "../../test/storage/domainJoins.ts";
import { spreadFaults, spreadTables } from "../../test/storage/spreadable.ts";
import { watchedPool } from "../../test/storage/watchedPool.ts";
import { buildApp } from "../app.ts";
import { domainsOf } from "./asDomain.ts";

// Whether the database could be spread over machines by its domains (docs/scale.md). There is no Citus here: its rules are asked of the catalogue.

const small = testApp();
const functions = new URL("../../functions/", import.meta.url);
/** Walk all domains one by one, as the domain of the transaction says: on a spread database each step is one node's. */
const everyDomain = ["domains_due.sql", "installation_figures.sql"];
/** What the text does not hold to its domain today, with why (docs/scale.md). Row security does, on whichever machine it is asked. */
const open: Record<string, string> = {
  "domainCodes: companies r": "whether a code is in use is asked of the companies of the domain by row security alone",
  "media: quiz_questions u": "whether a file is in use is asked of the quizzes of the domain by row security alone",
  "store_decisions.sql: simulator_traces":
    "an insert without names of columns, whose first value is the domain: the reader of texts cannot tell",
};

test("every key of a distributed table carries its domain, and no reference table names one", async () => {
  const owner = await small.database.owner();
  expect(await spreadFaults(owner)).toEqual([]);
  const { distributed, references } = await spreadTables(owner);
  expect(distributed.length).toBeGreaterThan(90);
  expect(references.filter((name) => ["users", "companies", "events", "exam_attempts", "simulator_sessions"].includes(name))).toEqual([]);
});

test("what would keep a database from being spread is noticed", async () => {
  const owner = await small.database.owner();
  await owner.query(`begin;
    create table canaries (domain_id bigint not null, id bigint primary key, name text unique);
    alter table canaries add constraint canaries_of foreign key (domain_id, id) references users (domain_id, id) on delete set null (id);
    create table strays (id bigint primary key, user_id bigint, domain_of bigint,
      constraint strays_of foreign key (domain_of, user_id) references users (domain_id, id))`);
  const found = await spreadFaults(owner);
  await owner.query("rollback");
  expect(found.toSorted()).toEqual([
    "canaries has no primary key with domain_id",
    "canaries: canaries_name_key is unique without domain_id",
    "canaries: canaries_of empties single columns, which Citus does not take",
    "canaries: canaries_pkey is unique without domain_id",
    "strays: strays_of leads from a reference table to users",
  ]);
});

test(
  "the statements of lists, of counts and of the database's own functions hold every distributed table to its domain",
  { timeout: 60_000 },
  async () => {
    const tables = new Set((await spreadTables(await small.database.owner())).distributed);
    expect(undomained("select * from users u join companies c on c.id = u.company_id where u.domain_id = $1", tables)).toEqual([
      "companies c",
    ]);
    const { pool, watch } = watchedPool(small.database.url);
    const app = await buildApp({ ...small.house(), pool, asDomain: domainsOf(pool) });
    const atDesk = await small.as("web");
    const desk = Object.assign(new TestClient(app), { cookie: atDesk.cookie, token: atDesk.token, device: atDesk.device });
    const found = new Set<string>();
    const look = (from: string, statements: readonly string[]) => {
      for (const statement of statements) for (const table of undomained(statement, tables)) found.add(`${from}: ${table}`);
    };
    for (const { url } of Object.values(listEntities))
      for (const query of ["limit=20", "limit=20&search=an&count=none"])
        look(url, (await watch(() => desk.call("GET", `/api/${url}?${query}`))).statements);
    await app.close();
    await pool.end();
    for (const file of readdirSync(functions).filter((name) => name.endsWith(".sql") && !everyDomain.includes(name)))
      look(file, bodiesOf(readFileSync(new URL(file, functions), "utf8")));
    expect([...found].toSorted()).toEqual(Object.keys(open));
  },
);

/** The statements of the functions of a file. */
const bodiesOf = (text: string): string[] =>
  [...text.matchAll(/\$\$(?<body>.*?)\$\$/gsu)].flatMap(({ groups }) => (groups?.["body"] ?? "").split(";"));
