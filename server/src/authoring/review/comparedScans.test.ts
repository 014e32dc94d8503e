import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { expect, test } from "vitest";
import { comparePieces } from "./comparePieces.ts";

const part = (piece: string, key: string, block: object, position = 1): DraftPart => ({
  locale: null,
  piece,
  key,
  revision: 2,
  position,
  block: block as DraftPart["block"],
});
const subject = { show: "bag", seed: 7 };
const scan = { kind: "scan", subject, keys: ["BW"], caption: "A bag", description: "A holdall.", look: [] };
const polygon = [[0.1, 0.1], [0.2, 0.1], [0.2, 0.2]]; // prettier-ignore
const lab = (threats: object[]) => ({
  id: 1,
  type: "findThreat",
  title: "Search it",
  task: "Mark it.",
  scan: { subject, keys: [], description: "A bag" },
  threats,
});
const question = (file: string) => ({
  id: 1,
  kind: "findThreat",
  text: "What?",
  description: "A bag",
  keys: ["BW"],
  feedback: {},
  file,
  threats: [{ id: 1, label: "Knife", places: [{ view: 0, points: [[1, 2], [3, 4], [5, 6]] }] }], // prettier-ignore
});
const course = (blocks: DraftPart[], threats: object[], file: string) => [
  part("outline", "u1", { id: 1, type: "Content", name: "Unit", tested: false }),
  part("u1", "s1", { id: 1, name: "Section", attachments: [] }),
  part("s1", "p1", { id: 1, title: "Page", labs: [1] }),
  ...blocks,
  part("labs", "l1", lab(threats)),
  part("questions", "q1", question(file)),
];
const scansIn = (before: DraftPart[], after: DraftPart[]) =>
  comparePieces(before, after).flatMap(({ parts }) =>
    parts.flatMap(({ kind, change, scans }) => (scans ? [{ kind, change, ...scans }] : [])),
  );

test("scans of a page, a lab and a question are told as they were and as they are, with what is pointed at and drawn", () => {
  const look = [{ view: 0, at: [0.5, 0.5], label: "Look here" }];
  const before = course([part("p1", "b1", scan)], [], "media/scan-1.views");
  const drawn = [{ id: 1, label: "Knife", places: [{ view: 1, polygon }] }];
  const other = { ...scan, subject: { show: "bag", seed: 8 }, look };
  const after = course([part("p1", "c9", other)], drawn, "media/scan-2.views");
  const threats = [{ view: 0, label: "Knife", points: [[1, 2], [3, 4], [5, 6]] }]; // prettier-ignore
  expect(scansIn(before, after)).toEqual([
    {
      kind: "lab",
      change: "changed",
      before: { subject, keys: [], look: [], places: [] },
      after: { subject, keys: [], look: [], places: [{ view: 1, label: "Knife", polygon }] },
    },
    {
      kind: "question",
      change: "changed",
      before: { file: "media/scan-1.views", keys: ["BW"], threats },
      after: { file: "media/scan-2.views", keys: ["BW"], threats },
    },
    {
      kind: "block",
      change: "changed",
      before: { subject, keys: ["BW"], look: [], places: [] },
      after: { subject: { show: "bag", seed: 8 }, keys: ["BW"], look, places: [] },
    },
  ]);
});

test("a scan that came or went stands at one side, and one whose words alone were changed is not shown", () => {
  const same = course([part("p1", "b1", scan)], [], "media/scan-1.views");
  const bare = course([], [], "media/scan-1.views");
  expect(scansIn(bare, same)).toMatchObject([{ change: "added", before: null, after: { subject } }]);
  expect(scansIn(same, bare)).toMatchObject([{ change: "removed", before: { subject }, after: null }]);
  expect(scansIn(same, course([part("p1", "c9", { ...scan, caption: "Another bag" })], [], "media/scan-1.views"))).toEqual([]);
});

test("words of a part stand in one order, whoever wrote its fields in which", () => {
  const turned = Object.fromEntries(Object.entries(lab([{ id: 1, label: "Knife", places: [] }])).toReversed());
  const told = (block: object) => comparePieces([], [part("labs", "l1", block)])[0]!.parts[0]!.after;
  expect(told(turned)).toBe("Search it · Mark it. · A bag · Knife");
  expect(told(lab([{ id: 1, label: "Knife", places: [] }]))).toBe(told(turned));
});
