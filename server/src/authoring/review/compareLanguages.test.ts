import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { expect, test } from "vitest";
import { compareLanguages } from "./compareLanguages.ts";

const part = (piece: string, key: string, block: object, rest: Partial<DraftPart> = {}): DraftPart => ({
  locale: null,
  piece,
  key,
  position: 1,
  revision: 1,
  block: block as DraftPart["block"],
  ...rest,
});
const paragraph = (key: string, position: number, text: string) => part("p1", key, { kind: "paragraph", text }, { position });
const german = (key: string, text: string, translated = 1) =>
  part("p1", key, { kind: "paragraph", text }, { position: 0, locale: "de", translated });
const frame = [
  part("outline", "u1", { id: 1, type: "Content", name: "Unit", tested: false }),
  part("u1", "s1", { id: 1, name: "Section", attachments: [] }),
  part("s1", "p1", { id: 1, title: "Liquids", labs: [] }),
];

test("of a language the texts are told that came, went or were written anew, whatever became of their source", () => {
  // blocks have other keys in each version
  const before = [...frame, paragraph("ba", 1, "One"), paragraph("bb", 2, "Two"), german("ba", "Eins"), german("bb", "Zwei")];
  const after = [
    ...frame,
    paragraph("bx", 1, "One, and more"),
    paragraph("by", 2, "Two"),
    paragraph("bz", 3, "Three"),
    german("bx", "Eins"),
    german("by", "Zwo"),
    german("bz", "", 0),
  ];
  expect(compareLanguages(before, after)).toEqual([
    {
      locale: "de",
      change: "changed",
      pieces: [
        {
          piece: "p1",
          title: "Liquids",
          change: "changed",
          parts: [{ key: "by", kind: "block", change: "changed", before: "Zwei", after: "Zwo" }],
        },
      ],
    },
  ]);
  expect(compareLanguages(before, before)).toEqual([]);
  const gone = compareLanguages(
    before,
    before.filter(({ locale }) => locale === null),
  );
  expect(gone).toMatchObject([{ locale: "de", change: "removed", pieces: [{ parts: [{ before: "Eins" }, { before: "Zwei" }] }] }]);
  expect(gone[0]!.pieces[0]!.parts.map(({ change, after: now }) => [change, now])).toEqual([
    ["removed", null],
    ["removed", null],
  ]);
});
