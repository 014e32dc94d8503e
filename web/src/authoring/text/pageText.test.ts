import type { PageBlock } from "@vigil/model/training/pageBlock";
import { history, undo } from "prosemirror-history";
import { EditorState, TextSelection, type Command } from "prosemirror-state";
import { expect, test } from "vitest";
import { applyBlocks, docOfBlocks } from "./applyBlocks.ts";
import { deleteBlocks, moveBlocks, setTextKind } from "./blockCommands.ts";
import { blockKeys } from "./blockKeys.ts";
import { blockOfNode } from "./blockNodes.ts";
import { splitItem } from "./lineCommands.ts";
import { knownBlocks, pageChanges } from "./pageChanges.ts";
import { goToCell } from "./tableCommands.ts";

const every: PageBlock[] = [
  { kind: "heading", text: "Liquids" },
  {
    kind: "paragraph",
    text: [
      "A ",
      { strong: "bottle" },
      " is ",
      { emphasis: "never" },
      " ",
      { code: "empty" },
      ": ",
      { term: "Aerosol", text: "aerosols" },
      { href: "https://example.org/a", text: "too" },
    ],
  },
  { kind: "list", ordered: true, items: ["First", ["Then ", { strong: "look" }]] },
  { kind: "list", items: ["One"] },
  { kind: "table", head: ["Volume", "Rule"], rows: [["100 ml", [{ emphasis: "allowed" }]]] },
  { kind: "note", text: "Remember." },
  { kind: "image", file: "media/bag.svg", description: "A bag" },
  { kind: "scan", subject: { show: "bag", seed: 4 }, keys: ["BW"], caption: "A bag", description: "A bag.", look: [] },
];
const placed = every.map((block, index) => ({ key: `b${index}`, block }));
const line = (key: string, text: string) => ({ key, block: { kind: "paragraph", text } as PageBlock });

const isGone = new Set<string>();
const begin = (blocks: { key: string; block: PageBlock }[], caret = 1) => {
  let made = 0;
  const doc = docOfBlocks(blocks);
  const state = EditorState.create({
    doc,
    plugins: [
      history(),
      blockKeys(
        () => `new${(made += 1)}`,
        (key) => isGone.has(key),
      ),
    ],
  });
  return state.apply(state.tr.setSelection(TextSelection.near(doc.resolve(caret))));
};
const after = (state: EditorState, command: Command): EditorState => {
  let now = state;
  expect(command(state, (transaction) => (now = now.apply(transaction)))).toBe(true);
  return now;
};
const changesOf = (before: EditorState, now: EditorState) => pageChanges(knownBlocks(before.doc), knownBlocks(now.doc));
const words = (state: EditorState) => state.doc.children.map(({ textContent }) => textContent);

test("every kind of block comes out of the editor as it went in", () => {
  expect(docOfBlocks(placed).children.map(blockOfNode)).toEqual(every);
  expect(pageChanges(knownBlocks(docOfBlocks(placed)), knownBlocks(docOfBlocks(placed))).map(({ key }) => key)).toHaveLength(every.length);
});

test("a letter changes one block, and nothing else is written anew", () => {
  const before = begin(placed);
  const now = before.apply(before.tr.insertText("New ", 1));
  expect(changesOf(before, now)).toEqual([{ key: "b0", block: { kind: "heading", text: "New Liquids" } }]);
});

test("a paragraph divided is one block changed and one new behind it", () => {
  const before = begin([line("b1", "One two"), line("b2", "Three")]);
  const now = before.apply(before.tr.split(4));
  expect(changesOf(before, now)).toEqual([
    { key: "b1", block: { kind: "paragraph", text: "One" } },
    { key: "new1", after: "b1", block: { kind: "paragraph", text: " two" } },
  ]);
});

test("an empty line is no block, and a key that was taken away does not come back by undoing", () => {
  const before = begin([line("b1", "One"), line("b2", "Two")]);
  const now = after(before, deleteBlocks);
  expect(changesOf(before, now)).toEqual([{ key: "b1", block: null }]);
  isGone.add("b1");
  const again = after(now, undo);
  expect(words(again)).toEqual(["One", "Two"]);
  const [back] = changesOf(now, again);
  expect(back).toEqual({ key: "new1", after: null, block: { kind: "paragraph", text: "One" } });
  isGone.clear();
});

test("moving one block tells of that block alone, however many stand round it", () => {
  const lines = Array.from({ length: 30 }, (_, index) => line(`b${index}`, `Line ${index}`));
  const before = begin(lines);
  const down = after(before, moveBlocks(1));
  expect(words(down).slice(0, 2)).toEqual(["Line 1", "Line 0"]);
  expect(changesOf(before, down)).toHaveLength(1);
  const moved = [...knownBlocks(before.doc)];
  moved.push(...moved.splice(0, 1));
  expect(pageChanges(knownBlocks(before.doc), moved)).toEqual([{ key: "b0", after: "b29", block: { kind: "paragraph", text: "Line 0" } }]);
});

test("lines become a list and one of it a paragraph again, without losing what is marked", () => {
  const before = begin([{ key: "b1", block: every[1]! }, line("b2", "Two")]);
  const all = before.apply(before.tr.setSelection(TextSelection.create(before.doc, 1, before.doc.content.size - 1)));
  const list = after(all, setTextKind("bullets"));
  expect(list.doc.children.map(blockOfNode)).toEqual([{ kind: "list", items: [(every[1] as { text: unknown }).text, "Two"] }]);
  const caret = list.apply(list.tr.setSelection(TextSelection.near(list.doc.resolve(list.doc.content.size - 2), -1)));
  const split = after(caret, splitItem);
  const left = after(split, splitItem);
  expect(left.doc.children.map(({ type }) => type.name)).toEqual(["list", "paragraph"]);
});

test("Tab behind the last cell begins another row as wide as the others", () => {
  const before = begin([{ key: "b1", block: every[4]! }]);
  const last = before.apply(before.tr.setSelection(TextSelection.near(before.doc.resolve(before.doc.content.size), -1)));
  const now = after(last, goToCell(1));
  expect(blockOfNode(now.doc.child(0))).toEqual({
    ...every[4],
    rows: [
      ["100 ml", [{ emphasis: "allowed" }]],
      ["", ""],
    ],
  });
});

test("what others wrote replaces only their blocks, and the caret stays in mine", () => {
  const before = begin([line("b1", "One"), line("b2", "Two"), line("b3", "Three")], 12);
  const transaction = applyBlocks(
    before,
    [line("b1", "One, by another"), line("b2", "Two"), line("b9", "Between"), line("b3", "Three")],
    (key) => key === "b1",
  );
  const now = before.apply(transaction!);
  expect(words(now)).toEqual(["One, by another", "Two", "Between", "Three"]);
  expect(now.selection.$from.parent.textContent).toBe(before.selection.$from.parent.textContent);
  expect(applyBlocks(now, [line("b1", ""), line("b2", ""), line("b9", ""), line("b3", "")], () => false)).toBeNull();
});
