import { describe, expect, test } from "vitest";
import { fieldEntries } from "../entity/entity.ts";
import { listEntities } from "../lists.ts";
import { ar } from "./ar.ts";
import { en } from "./en.ts";

const options = (of: unknown, field: string): Record<string, string> | undefined =>
  (of as { options?: Record<string, Record<string, string>> }).options?.[field];

const flat = (phrases: object, before = ""): [string, string][] =>
  Object.entries(phrases).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string" ? [[`${before}${key}`, value] as [string, string]] : flat(value as object, `${before}${key}.`),
  );

describe.each(Object.entries({ en, ar }))("the phrases in %s", (_language, phrases) => {
  test.each(Object.values(listEntities))("name every option of every choice of $name", (entity) => {
    const missing = fieldEntries(entity).flatMap(([field, { options: known = [] }]) =>
      known.filter((option) => !options(phrases.records[entity.name], field)?.[option || "none"]).map((option) => `${field}.${option}`),
    );
    expect(missing).toEqual([]);
  });

  test("say something wherever there is something to say", () => {
    const empty = flat(phrases).filter(([key, text]) => text.trim() === "" && !key.endsWith("_zero"));
    expect(empty).toEqual([]);
  });

  test("leave the percent sign of a figure to the language's number format, and write their own without a space", () => {
    const own = flat(phrases).filter(([, text]) => /(?:\}\}\s?|\d\s)[%٪]/u.test(text));
    expect(own).toEqual([]);
  });
});

test("Arabic fills in the same names as English", () => {
  const names = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = ""]) => name).toSorted((one, other) => one.localeCompare(other));
  const arabic = new Map(flat(ar));
  const different = flat(en).filter(
    ([key, text]) => !/_(one|other)$/u.test(key) && names(text).join() !== names(arabic.get(key) ?? "").join(),
  );
  expect(different.map(([key]) => key)).toEqual([]);
});
