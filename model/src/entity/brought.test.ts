import { expect, test } from "vitest";
import { listEntities } from "../lists.ts";
import { en } from "../phrases/en.ts";
import type { Entity } from "./entity.ts";

const said = (path: string): unknown => path.split(".").reduce<unknown>((tree, step) => (tree as Record<string, unknown>)[step], en);
const lists: readonly Entity[] = Object.values(listEntities);

test("what comes with the product is said in English as it is kept, but for large letters", () => {
  const kept = lists.flatMap(({ name, brought = {} }) =>
    Object.entries(brought).map(([text, phrase]) => ({ text, path: `records.${name}.${phrase}` })),
  );
  expect(kept.length).toBeGreaterThan(15);
  expect(kept.filter(({ text, path }) => String(said(path)).toLowerCase() !== text.toLowerCase())).toEqual([]);
});
