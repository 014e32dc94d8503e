import { expect, test } from "vitest";
import { dropOf, stepOf, type OutlineRow } from "./outlineMoves.ts";

const row = (kind: OutlineRow["kind"], key: string, piece: string): OutlineRow => ({ kind, key, piece, name: key });
const rows = [
  row("unit", "u1", "outline"),
  row("section", "s1", "u1"),
  row("page", "p1", "s1"),
  row("page", "p2", "s1"),
  row("section", "s2", "u1"),
  row("page", "p3", "s2"),
  row("unit", "u2", "outline"),
  row("section", "s3", "u2"),
];
const named = (key: string) => rows.find((each) => each.key === key)!;

test.each([
  ["p1", 1, { piece: "s1", after: "p2" }],
  ["p2", -1, { piece: "s1", after: null }],
  ["p2", 1, { piece: "s2", after: null }],
  ["p3", -1, { piece: "s1", after: "p2" }],
  ["p3", 1, { piece: "s3", after: null }],
  ["s2", 1, { piece: "u2", after: null }],
  ["u1", 1, { piece: "outline", after: "u2" }],
  ["u1", -1, undefined],
  ["p1", -1, undefined],
] as const)("%s goes a step by %i to %j", (key, by, target) => expect(stepOf(rows, key, by)).toEqual(target));

test.each([
  ["p3", "p1", false, { piece: "s1", after: null }],
  ["p3", "p1", true, { piece: "s1", after: "p1" }],
  ["p1", "p2", false, { piece: "s1", after: null }],
  ["p1", "s3", true, { piece: "s3", after: null }],
  ["s1", "u2", false, { piece: "u2", after: null }],
  ["u1", "p3", false, undefined],
  ["p1", "p1", true, undefined],
  ["p1", "u2", true, undefined],
] as const)("%s dropped on %s (behind: %s) lands at %j", (key, over, behind, target) =>
  expect(dropOf(rows, named(key), named(over), behind)).toEqual(target),
);
