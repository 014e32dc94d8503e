import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testDatabase } from "./testDatabase.ts";

const { owner } = testDatabase();

test("the row types name every table and no other", async () => {
  const { rows } = await (
    await owner()
  ).query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('common_columns', 'collation_versions', 'migrations')`,
  );
  const declared = ["organizationTables", "catalogueTables", "trainingTables"].flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, `${file}.ts`), "utf8");
    return [...text.slice(text.indexOf("Tables {")).matchAll(/^ {2}(\w+):/gm)].map(([, name = ""]) =>
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
  });
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
