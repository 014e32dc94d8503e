import { expect, test } from "vitest";
import type { DraftPart } from "./draftPart.ts";
import { readableFaults } from "./readableFaults.ts";

const part = (piece: string, key: string, block: object, more: Partial<DraftPart> = {}): DraftPart => ({
  locale: null,
  piece,
  key,
  revision: 2,
  position: Number(key.slice(1)) || 0,
  block: block as DraftPart["block"],
  ...more,
});
const paragraph = (text: unknown) => ({ kind: "paragraph", text });
const said = (parts: readonly DraftPart[]) => readableFaults(parts).map(({ key, code, path }) => [key, code, path.join(".")]);

test("what is heard instead of seen needs heads of tables, words of links, descriptions and text below headings", () => {
  expect(
    said([
      part("p1", "b1", { kind: "heading", text: "First" }),
      part("p1", "b2", { kind: "heading", text: "Second" }),
      part("p1", "b3", { kind: "table", head: ["", ""], rows: [["a", "b"]] }),
      part("p1", "b4", paragraph(["See ", { href: "https://example.org", text: "https://example.org" }])),
      part("p1", "b5", { kind: "image", file: "media/Bottle-12.png", description: "bottle-12" }),
      part("p2", "b1", { kind: "heading", text: "Last" }),
    ]),
  ).toEqual([
    ["b3", "tableHeadless", "head"],
    ["b4", "linkWordless", "text"],
    ["b5", "descriptionIsName", "description"],
    ["b1", "headingEmpty", "text"],
    ["b1", "headingEmpty", "text"],
  ]);
});

test("a page that everybody can read has none, and a language tells what it lacks", () => {
  const course = part("course", "course", { title: "Liquids", code: "LIQ", locale: "en" });
  const text = part("p1", "b2", paragraph(["See ", { href: "https://example.org", text: "the rules" }]));
  const parts = [course, part("p1", "b1", { kind: "heading", text: "Rules" }), text];
  expect(readableFaults(parts)).toEqual([]);
  const german = [
    { ...course, locale: "de", translated: 2 },
    { ...text, locale: "de", translated: 1 },
  ];
  expect(readableFaults([...parts, ...german])).toEqual([
    { locale: "de", piece: null, key: null, path: [], code: "languageIncomplete", details: { locale: "de", missing: 1, outdated: 1 } },
  ]);
});
