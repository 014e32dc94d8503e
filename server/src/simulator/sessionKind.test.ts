import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, DummyDriver } from "kysely";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sessionKind } from "./sessionKind.ts";

const database = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const onOneLine = (text: string): string => text.replaceAll(/\s+/gu, " ");

test("a session is kept open by the same word of when it was heard of last as it is closed for silence by", () => {
  const kept = readFileSync(join(import.meta.dirname, "../../functions/keep_open.sql"), "utf8");
  const { sql: lastHeard } = sessionKind.lastHeard.compile(database);
  expect(lastHeard).toContain("received_at");
  expect(onOneLine(kept)).toContain(onOneLine(lastHeard));
});
