import { expect, test } from "vitest";
import type { DraftPart } from "./draftPart.ts";
import { unfinishedFaults } from "./unfinishedFaults.ts";

const part = (piece: string, key: string, block: object, locale: string | null = null): DraftPart => ({
  locale,
  piece,
  key,
  revision: 2,
  position: 1,
  block: block as DraftPart["block"],
});
const said = (parts: readonly DraftPart[]) =>
  unfinishedFaults(parts, ["New unit", "New page"]).map(({ key, code, path, details }) => [key, code, path.join("."), details]);

test("rows of a table in which nothing stands and names that nobody chose are found, once, in the language the course is written in", () => {
  const table = {
    kind: "table",
    head: ["A", "B"],
    rows: [
      ["a", ""],
      ["", "  "],
      ["", [{ text: "b", strong: true }]],
      [[""], ""],
    ],
  };
  expect(
    said([
      part("outline", "u1", { id: 1, type: "Content", name: "New unit", tested: false }),
      part("u1", "s1", { id: 1, name: "Liquids", attachments: [] }),
      part("s1", "p1", { id: 1, title: " New page ", labs: [] }),
      part("p1", "b1", table),
      part("p1", "b1", table, "ar"),
    ]),
  ).toEqual([
    ["u1", "nameGiven", "name", { name: "New unit" }],
    ["p1", "nameGiven", "title", { name: "New page" }],
    ["b1", "rowEmpty", "rows.1", { row: 2 }],
    ["b1", "rowEmpty", "rows.3", { row: 4 }],
  ]);
});
