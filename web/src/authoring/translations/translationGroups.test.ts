import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { expect, test } from "vitest";
import { draftParts } from "../draft/draftParts.ts";
import { nextOpen, translationGroups } from "./translationGroups.ts";

const part = (piece: string, key: string, block: object, more: Partial<DraftPart> = {}): DraftPart => ({
  locale: null,
  piece,
  key,
  revision: 3,
  position: Number(key.replaceAll(/\D/gu, "")) || 0,
  block: block as DraftPart["block"],
  ...more,
});
const told = (source: DraftPart, translated: number): DraftPart => ({ ...source, locale: "ar", revision: 9, translated });

const course = part("course", "course", { title: "Liquids", code: "LIQ", locale: "en" });
const page = part("s1", "p1", { id: 1, title: "Rules", labs: [4] });
const text = part("p1", "b1", { kind: "paragraph", text: "A rule." });
const picture = part("p1", "b2", { kind: "image", file: "a.png", description: "" });
const lab = part("labs", "l4", { id: 4, type: "order", title: "Put in order", task: "", steps: [] });
const parts = draftParts([
  course,
  part("outline", "u1", { id: 1, type: "Content", name: "Unit", tested: false }),
  part("u1", "s1", { id: 1, name: "Section", attachments: [] }),
  page,
  text,
  picture,
  lab,
  told(course, 3),
  told(page, 2),
  told(text, 0),
]);

test("a page stands with its blocks and labs, what has no words is left out, and each is counted by its state", () => {
  const groups = translationGroups(parts, "ar");
  expect(groups.map(({ id, rows }) => [id, rows.map(({ source, state }) => `${source.key} ${state}`)])).toEqual([
    ["course", ["course done"]],
    ["outline", ["u1 missing", "s1 missing"]],
    ["p1", ["p1 outdated", "b1 missing", "l4 missing"]],
  ]);
  expect(groups.at(-1)?.counts).toEqual({ missing: 2, outdated: 1, done: 0 });
});

test("the next open one is found over the ends of pages and of the course, either way", () => {
  const groups = translationGroups(parts, "ar");
  expect(nextOpen(groups, "s1", 1)).toBe("p1");
  expect(nextOpen(groups, "l4", 1)).toBe("u1");
  expect(nextOpen(groups, "u1", -1)).toBe("l4");
  expect(nextOpen(groups, null, 1)).toBe("u1");
  expect(nextOpen([], "l4", 1)).toBeNull();
});
