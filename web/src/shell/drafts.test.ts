import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftsOf, dropDraft, forgetDrafts, keepDraft, readDraft } from "./drafts.ts";

const day = 24 * 3_600_000;
const draft = { revision: 3, values: { name: "Typed" }, before: { name: "Was" }, at: 0 };
const [mine, theirs] = [`${draftsOf({ id: 7, username: "ana" })}demo/users/1`, `${draftsOf({ id: 7, username: "ben" })}demo/users/1`];

beforeEach(() => {
  // As the browser's own: what is kept are its properties.
  const kept: Record<string, string> = { other: "stays" };
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value, enumerable: false });
  vi.stubGlobal("localStorage", kept);
});
afterEach(() => vi.unstubAllGlobals());

test("what was typed is there again for a week, until it is saved", () => {
  keepDraft(mine, draft);
  expect(readDraft(mine, 6 * day)).toEqual(draft);
  expect(readDraft(mine, 8 * day)).toBeUndefined();
  dropDraft(mine);
  expect(readDraft(mine, 0)).toBeUndefined();
});

test("who comes next finds nothing of who was here before, and nothing else is lost", () => {
  keepDraft(mine, draft);
  keepDraft(theirs, draft);
  forgetDrafts(draftsOf({ id: 7, username: "ben" }));
  expect([readDraft(mine, 0), readDraft(theirs, 0)]).toEqual([undefined, draft]);
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(["other"]);
});

test("a broken draft is none", () => {
  localStorage.setItem(mine, "{");
  expect(readDraft(mine, 0)).toBeUndefined();
});
