import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/storage/testDatabase.ts";
import { schemaFilesIn, wantedFiles } from "./schemaFiles.ts";
import { schemaOf } from "./schemaOf.ts";

const { owner } = testDatabase();
const files = schemaFilesIn();
const written = Object.fromEntries([...files].map(([table, { room, text }]) => [`${room}/${table}.sql`, text]));

test("server/schema has a file for every table, as the migrations and functions make it (npm run schema writes them)", async () => {
  expect(written).toEqual(Object.fromEntries(wantedFiles(await schemaOf(await owner()), files)));
});

test("a table that differs from its file is noticed, and so is one that has none", async () => {
  const client = await owner();
  await client.query("begin; alter table users add column canary text; drop index groups_by_name; create table canaries (id bigint)");
  const wanted = wantedFiles(await schemaOf(client), files);
  await client.query("rollback");
  const different = [...wanted].filter(([path, text]) => written[path] !== text).map(([path]) => path);
  expect(different).toEqual(["unplaced/canaries.sql", "organization/groups.sql", "organization/users.sql"]);
});

test("each file lies in a room of the server and says what its table is for", () => {
  const rooms = new Set([...files.values()].map(({ room }) => room));
  expect([...rooms].filter((room) => !existsSync(join(import.meta.dirname, "../..", room)))).toEqual([]);
  expect([...files].filter(([, { text }]) => !/^-- \S/mu.test(text)).map(([table]) => table)).toEqual([]);
});
