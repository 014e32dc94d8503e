import type { DecisionBody } from "@vigil/model/simulator/wire";
import { expect, test } from "vitest";
import { ApiProblem } from "../apiProblem.ts";
import { memorySessionJournal } from "./journal.ts";
import { resendKept } from "./resendKept.ts";

const body: DecisionBody = { decision: "VP", category: null, markedLocations: [], opened: false, shownMs: 0, elapsedMs: 900 };

async function kept() {
  const journal = memorySessionJournal<DecisionBody>();
  for (const [userId, sessionId, index] of [
    [7, 1, 0],
    [7, 1, 1],
    [7, 2, 0],
    [8, 3, 0],
  ] as const)
    await journal.write({ userId, sessionId, index, revision: 1, body });
  return journal;
}

test("what was kept is sent in order as late, for this user only, and forgotten", async () => {
  const journal = await kept();
  const sent: unknown[] = [];
  await resendKept(journal, 7, (sessionId, index, given) => Promise.resolve(sent.push([sessionId, index, given.journal])));
  expect(sent).toEqual([
    [1, 0, true],
    [1, 1, true],
    [2, 0, true],
  ]);
  expect(await journal.read(7)).toEqual([]);
  expect(await journal.read(8)).toHaveLength(1);
});

test("a sealed session's decision is forgotten, one that found no connection stays with all after it", async () => {
  const journal = await kept();
  await resendKept(journal, 7, (sessionId) => Promise.reject(new ApiProblem(sessionId === 1 ? 409 : 0)));
  expect((await journal.read(7)).map(({ sessionId }) => sessionId)).toEqual([2]);
});

test("a journal keeps the newer of two writes and removes nothing newer than what was sent", async () => {
  const journal = memorySessionJournal<DecisionBody>();
  const entry = { userId: 7, sessionId: 1, index: 0, body };
  await journal.write({ ...entry, revision: 2 });
  await journal.write({ ...entry, revision: 1, body: { ...body, decision: "VR" } });
  await journal.remove({ ...entry, revision: 1 });
  expect(await journal.read(7, 1)).toMatchObject([{ revision: 2, body: { decision: "VP" } }]);
});
