import { expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { functionsIn, toolsOfMigrations, type FunctionFile } from "./applyFunctions.ts";
import { migrate } from "./migrate.ts";

const { owner } = testDatabase();
const files = functionsIn();
const edited = (name: string, text: string): FunctionFile[] =>
  files.map((file) => (file.name === name ? { name, text, checksum: `${file.checksum} edited` } : file));

const definitions = async () => {
  const { rows } = await (
    await owner()
  ).query<{ name: string; text: string }>(
    `select proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name, case when prokind <> 'a' then pg_get_functiondef(oid) end as text
       from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
};

test("every function there is stands in a file, or is a tool of migrations", async () => {
  const names = Object.keys(await definitions()).map((name) => name.replace(/\(.*/u, ""));
  const made = files.flatMap(({ text }) => [...text.matchAll(/^create (?:function|aggregate) (\w+)/gmu)].map(([, name]) => name!));
  expect(new Set(names)).toEqual(new Set([...made, ...toolsOfMigrations]));
});

test("a function is changed by editing its file, whatever it takes and answers; triggers come along, and what is somebody else's stays", async () => {
  const client = await owner();
  const before = await definitions();
  await client.query("create function somebody_elses() returns integer language sql return 1");
  const text = "create function elapsed_ms(since timestamptz, until timestamptz) returns bigint language sql return 7;";
  expect(await migrate(client, "vigil_app", { functions: edited("elapsed_ms.sql", text) })).toEqual(["functions"]);
  const changed = await definitions();
  expect(Object.keys(changed).filter((name) => name.startsWith("elapsed_ms"))).toEqual([
    "elapsed_ms(since timestamp with time zone, until timestamp with time zone)",
  ]);
  const triggers = "select count(*)::integer as count from pg_trigger where not tgisinternal and tgparentid = 0";
  const { count } = (await client.query(triggers)).rows[0];

  const fewer = files.filter(({ name }) => name !== "end_sessions.sql");
  expect(await migrate(client, "vigil_app", { functions: fewer })).toEqual(["functions"]);
  expect((await client.query(triggers)).rows).toEqual([{ count: count - 2 }]);
  expect(await definitions()).not.toHaveProperty("end_sessions_of_user()");

  expect(await migrate(client, "vigil_app")).toEqual(["functions"]);
  expect(await migrate(client, "vigil_app")).toEqual([]);
  const { "somebody_elses()": theirs, ...after } = await definitions();
  expect([theirs !== undefined, after]).toEqual([true, before]);
  await client.query("drop function somebody_elses");
});

test("a file that cannot be applied is named, and leaves everything as it was", async () => {
  const before = await definitions();
  const broken = edited(
    "may_sign_in.sql",
    "create function may_sign_in() returns boolean language sql as $$ select nothing from nowhere $$;",
  );
  await expect(migrate(await owner(), "vigil_app", { functions: broken })).rejects.toThrow(
    'The functions in may_sign_in.sql cannot be made: relation "nowhere" does not exist',
  );
  expect(await definitions()).toEqual(before);
});
