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

test("points, paragraphs, cards and columns without a word are found, also side by side; what must be filled in is told elsewhere", () => {
  const list = { kind: "list", items: ["a", " ", [{ strong: " " }], ""] };
  const table = {
    kind: "table",
    head: ["A", "", ""],
    rows: [
      ["a", " ", "c"],
      ["b", "", ""],
    ],
  };
  expect(
    said([
      part("p1", "b1", list),
      part("p1", "b2", { kind: "columns", sides: [[{ kind: "paragraph", text: "  " }], [{ kind: "paragraph", text: "a" }, list]] }),
      part("p1", "b3", {
        kind: "cards",
        cards: [
          { title: "A", text: " " },
          { title: "B", text: "" },
        ],
      }),
      part("p1", "b4", table),
      part("p1", "b5", { kind: "paragraph", text: "" }),
    ]),
  ).toEqual([
    ["b1", "pointEmpty", "items.1", { point: 2 }],
    ["b1", "pointEmpty", "items.2", { point: 3 }],
    ["b2", "textEmpty", "sides.0.0.text", {}],
    ["b2", "pointEmpty", "sides.1.1.items.1", { point: 2 }],
    ["b2", "pointEmpty", "sides.1.1.items.2", { point: 3 }],
    ["b3", "textEmpty", "cards.0.text", {}],
    ["b4", "columnEmpty", "head.1", { column: 2 }],
  ]);
});

test("a name that nobody chose is found in whatever language it was given: it stands in one place more than once", () => {
  expect(
    said([
      part("s1", "p1", { id: 1, title: "Neue Seite", labs: [] }),
      part("s1", "p2", { id: 2, title: "Neue Seite", labs: [] }),
      part("s2", "p3", { id: 3, title: "Neue Seite", labs: [] }),
      part("s2", "p4", { id: 4, title: "Liquids", labs: [] }),
    ]),
  ).toEqual([
    ["p1", "nameTwice", "title", { name: "Neue Seite" }],
    ["p2", "nameTwice", "title", { name: "Neue Seite" }],
  ]);
});
