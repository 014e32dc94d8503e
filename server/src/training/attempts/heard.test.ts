import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, DummyDriver } from "kysely";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { examHeard } from "./examHeard.ts";
import { sessionHeard } from "./sessionHeard.ts";

const database = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const onOneLine = (text: string): string => text.replaceAll(/\s+/gu, " ");

test.each([
  ["a session", "received_at", sessionHeard],
  ["an exam", "answered_at", examHeard],
])("%s is kept open by the same word of when it was heard of last as it is closed for silence by", (_what, at, heard) => {
  const kept = readFileSync(join(import.meta.dirname, "../../../functions/keep_open.sql"), "utf8");
  const { sql: lastHeard } = heard.compile(database);
  expect(lastHeard).toContain(at);
  expect(onOneLine(kept)).toContain(onOneLine(lastHeard));
});
