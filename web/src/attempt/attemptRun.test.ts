import { expect, test } from "vitest";
import { ApiProblem } from "../apiProblem.ts";
import { memorySessionJournal } from "../outbox/journal.ts";
import { createAttemptRun } from "./attemptRun.ts";

/** The least that can be taken: words are given until the time is over, then they are handed in. */
interface Words {
  given: readonly string[];
  ending: boolean;
  sealed: boolean;
}
type Event = { type: "give"; word: string } | { type: "clock" } | { type: "sealed" };

const limitMs = 10_000;

function desk(stored: readonly string[] = []) {
  const stand = { now: 0, refusal: null as ApiProblem | null };
  let timers: { at: number; ring: () => void }[] = [];
  const sent: string[] = [];
  const seals: string[][] = [];
  const run = createAttemptRun<Words, Event, { word: string }, true, true>(
    {
      opened: { given: stored, ending: false, sealed: false },
      advance: (words, event) => {
        if (event.type === "sealed") return { ...words, sealed: true, ending: false };
        if (event.type === "give") return { ...words, given: [...words.given, event.word] };
        return stand.now >= limitMs ? { ...words, ending: !words.sealed } : words;
      },
      deadline: ({ ending, sealed }) => (ending || sealed ? null : limitMs),
      clock: () => ({ type: "clock" }),
      unsaved: ({ given }) => given.map((word, index) => ({ index, revision: 1, body: () => ({ word }), late: false })),
      stored: new Map(stored.map((_, index) => [index, 1])),
      saver: { revisionOf: () => 1, merged: "first", sealed: "ExamSealed", isStored: () => false },
      taken: () => undefined,
      isEnding: ({ ending }) => ending,
      seal: ({ given }) => {
        if (stand.refusal) return Promise.reject(stand.refusal);
        seals.push([...given]);
        return Promise.resolve(true);
      },
      sealed: () => run.dispatch({ type: "sealed" }),
      overtaken: () => undefined,
    },
    {
      userId: 1,
      sessionId: 2,
      journal: memorySessionJournal<{ word: string }>(),
      clock: { elapsedMs: () => stand.now },
      send: (_, { word }) => {
        if (stand.refusal) return Promise.reject(stand.refusal);
        sent.push(word);
        return Promise.resolve(true);
      },
      wait: (milliseconds, ring) => {
        const timer = { at: stand.now + milliseconds, ring };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
    },
  );
  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  const pass = async (milliseconds: number) => {
    stand.now += milliseconds;
    const due = timers.filter(({ at }) => at <= stand.now);
    timers = timers.filter(({ at }) => at > stand.now);
    for (const { ring } of due) ring();
    await settled();
  };
  const give = (word: string) => run.dispatch({ type: "give", word });
  return { run, stand, sent, seals, give, pass, settled };
}

test("what is new is sent once, what the server had is not; when the time is over all of it is handed in", async () => {
  const { run, sent, seals, give, pass, settled } = desk(["kept"]);
  run.begin();
  give("one");
  give("two");
  await settled();
  expect(sent).toEqual(["one", "two"]);
  await pass(limitMs + 1);
  expect(seals).toEqual([["kept", "one", "two"]]);
  expect(run.state.get()).toMatchObject({ machine: { sealed: true }, problem: null, saving: { kind: "saved" } });
});

test("what was on its way when the page let go is sent again, and nothing that the server has", async () => {
  const { run, stand, sent, give, settled } = desk();
  const stop = run.begin();
  give("one");
  await settled();
  stand.refusal = new ApiProblem(0);
  give("two");
  await settled();
  stop();
  stand.refusal = null;
  run.begin();
  await settled();
  expect(sent).toEqual(["one", "two"]);
});

test.each([0, 401, 429, 503])("a hand-in that status %i keeps back is tried again by itself", async (status) => {
  const { run, stand, seals, pass } = desk();
  run.begin();
  stand.refusal = new ApiProblem(status);
  await pass(limitMs + 1);
  expect(run.state.get().problem).toMatchObject({ status });
  stand.refusal = null;
  await pass(5_001);
  expect(seals).toHaveLength(1);
  expect(run.state.get().problem).toBeNull();
});

test("a hand-in that is refused for good is told and not tried again; asked to, it is", async () => {
  const { run, stand, seals, pass, settled } = desk();
  run.begin();
  stand.refusal = new ApiProblem(422);
  await pass(limitMs + 1);
  stand.refusal = null;
  await pass(60_000);
  expect(seals).toEqual([]);
  run.retry();
  await settled();
  expect(seals).toHaveLength(1);
});
