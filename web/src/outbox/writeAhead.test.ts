import { expect, test } from "vitest";
import type { DecisionBody } from "@vigil/model/simulator/wire";
import { memorySessionJournal, type Journal, type JournalEntry } from "./journal.ts";
import { writeAhead } from "./writeAhead.ts";

const entry = (index: number, decision = "VP"): JournalEntry<DecisionBody> => ({
  userId: 7,
  sessionId: 5,
  index,
  revision: 1,
  body: { decision, category: null, markedLocations: [], opened: false, shownMs: 0, elapsedMs: 1000 },
});

function shelf(texts = new Map<string, string>()) {
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}
/** A store that never comes to keep anything: the page goes away before. */
const slow: Journal<JournalEntry<DecisionBody>> = { ...memorySessionJournal<DecisionBody>(), write: () => new Promise(() => {}) };

test("a decision is there for the next page although the page went away before the store had kept it", async () => {
  const place = shelf();
  void writeAhead(slow, () => place, "ahead").write(entry(1));
  void writeAhead(slow, () => place, "ahead").write(entry(0, "VR"));
  const next = writeAhead(memorySessionJournal<DecisionBody>(), () => place, "ahead");
  expect((await next.read(7, 5)).map(({ index, body }) => [index, body.decision])).toEqual([
    [0, "VR"],
    [1, "VP"],
  ]);
  expect(await next.read(8)).toEqual([]);
  expect(await next.read(7, 6)).toEqual([]);
  await next.remove(entry(0));
  await next.remove(entry(1));
  expect(await next.read(7)).toEqual([]);
  expect(place.texts.size).toBe(0);
});

test("once the store has kept a decision the shelf is empty, and the decision is there once", async () => {
  const place = shelf();
  const journal = writeAhead(memorySessionJournal<DecisionBody>(), () => place, "ahead");
  await journal.write(entry(0));
  expect(place.texts.size).toBe(0);
  expect(await journal.read(7)).toEqual([entry(0)]);
});

test("a full shelf keeps no decision from the store", async () => {
  const full = {
    ...shelf(),
    setItem: () => {
      throw new Error("full");
    },
  };
  const journal = writeAhead(memorySessionJournal<DecisionBody>(), () => full, "ahead");
  await journal.write(entry(0));
  expect(await journal.read(7)).toEqual([entry(0)]);
});
