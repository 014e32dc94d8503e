import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { base, migrationsIn } from "../src/storage/migrationFiles.ts";

const root = join(import.meta.dirname, "../..");

const withoutCode = (text: string) => text.replaceAll(/```[^]*?```|`[^`\n]*`/gu, "");

/** `count` numbers from `first` on. */
const inTurn = (first: number, count: number) => Array.from({ length: count }, (_none, index) => first + index);

test("migrations are numbered from the base on without a gap", () => {
  const numbers = migrationsIn().map(({ number }) => number);
  expect(numbers).toEqual(inTurn(base, numbers.length));
});

test("decisions are numbered without a gap, each once", () => {
  const numbers = readdirSync(join(root, "docs/decisions")).map((name) => Number(name.slice(0, 4)));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(inTurn(1, numbers.length));
});

test("what the documents link to is there, and a decision is called by its number", () => {
  const links = globSync("{*.md,docs/**/*.md}", { cwd: root }).flatMap((page) =>
    [...withoutCode(readFileSync(join(root, page), "utf8")).matchAll(/\[(?<label>[^\]]*)\]\((?<to>[^)#:]+)(?:#[^)]*)?\)/gu)].map(
      ({ groups }) => ({
        page,
        label: groups!["label"]!,
        to: groups!["to"]!,
      }),
    ),
  );
  const broken = links.filter(({ page, to }) => !existsSync(join(root, dirname(page), to)));
  const miscalled = links.filter(({ label, to }) => /^\d{4}$/u.test(label) && !to.includes(`${label}-`));
  expect([broken, miscalled]).toEqual([[], []]);
  expect(links.length).toBeGreaterThan(20);
});
