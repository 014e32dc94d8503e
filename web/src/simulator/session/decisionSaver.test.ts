import type { DecisionAnswer, DecisionBody } from "@vigil/model/simulator/wire";
import { expect, test } from "vitest";
import { ApiProblem } from "../../apiProblem.ts";
import { createAttemptSaver } from "../../attempt/attemptSaver.ts";
import { decisionSaver } from "./decisionSaver.ts";
import { memorySessionJournal } from "../../outbox/journal.ts";

const body = (decision: string): DecisionBody => ({
  decision,
  category: null,
  markedLocations: [],
  opened: false,
  shownMs: 0,
  elapsedMs: 1000,
});
const state = {
  found: null,
  credit: null,
  selected: true,
  category: null,
  decision: "VP",
  markedLocations: [],
  opened: false,
  shownMs: 0,
  elapsedMs: 1000,
};

/** A server that answers when it is told to, and a timer that runs when it is told to. */
function desk() {
  const journal = memorySessionJournal<DecisionBody>();
  const sent: { index: number; body: DecisionBody; answer: (outcome: DecisionAnswer | ApiProblem) => void }[] = [];
  const states: string[] = [];
  const answers: [number, boolean][] = [];
  const timers: (() => void)[] = [];
  const saver = createAttemptSaver(decisionSaver, {
    userId: 7,
    sessionId: 5,
    journal,
    send: (index, given) =>
      new Promise((resolve, reject) =>
        sent.push({ index, body: given, answer: (outcome) => (outcome instanceof ApiProblem ? reject(outcome) : resolve(outcome)) }),
      ),
    onState: ({ kind }) => states.push(kind),
    onTaken: (index, _, answer) => answers.push([index, answer !== null]),
    onSealed: () => states.push("sealed"),
    wait: (_, then) => {
      timers.push(then);
      return () => timers.splice(timers.indexOf(then), 1);
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const kept = async () => (await journal.read(7, 5)).map(({ index }) => index);
  return { saver, sent, states, answers, timers, settled, kept };
}

test("R-4.019 decisions are sent one at a time, in order", async () => {
  const { saver, sent, answers, settled } = desk();
  saver.save(0, body("VP"));
  saver.save(1, body("VR"));
  await settled();
  expect(sent.map(({ index }) => index)).toEqual([0]);
  sent[0]?.answer({ state });
  await settled();
  expect(sent.map(({ index }) => index)).toEqual([0, 1]);
  sent[1]?.answer({ state });
  await settled();
  expect(answers).toEqual([
    [0, true],
    [1, true],
  ]);
});

test("a decision is in the journal until the server has acknowledged it", async () => {
  const { saver, sent, states, kept, settled } = desk();
  saver.save(0, body("VP"));
  await settled();
  expect(await kept()).toEqual([0]);
  sent[0]?.answer({ state });
  await settled();
  expect(await kept()).toEqual([]);
  expect(states.at(-1)).toBe("saved");
});

test("without a connection the decision waits, the learner is not kept, and it goes out marked as late", async () => {
  const { saver, sent, states, answers, timers, kept, settled } = desk();
  saver.save(0, body("VP"));
  await settled();
  sent[0]?.answer(new ApiProblem(0));
  await settled();
  expect(states.at(-1)).toBe("waiting");
  expect(answers).toEqual([[0, false]]);
  saver.save(1, body("VH"));
  await settled();
  expect(answers.at(-1)).toEqual([1, false]);
  expect(await kept()).toEqual([0, 1]);
  timers[0]?.();
  await settled();
  expect(sent[1]).toMatchObject({ index: 0, body: { decision: "VP", journal: true } });
  sent[1]?.answer({ state });
  await settled();
  expect(sent[2]).toMatchObject({ index: 1 });
});

test("a session that ended keeps its decisions for the next sign-in", async () => {
  const { saver, sent, states, kept, settled } = desk();
  saver.save(0, body("VP"));
  await settled();
  sent[0]?.answer(new ApiProblem(401));
  await settled();
  expect(states.at(-1)).toBe("waiting");
  expect(await kept()).toEqual([0]);
});

test("a decision the server has already counts as saved, one it refuses is said to be refused", async () => {
  const { saver, sent, states, settled } = desk();
  saver.save(0, body("VP"));
  await settled();
  sent[0]?.answer(new ApiProblem(409, { code: "SimulatorSessionSealed" }));
  await settled();
  expect(states.slice(-2)).toEqual(["sealed", "saved"]);
  saver.save(1, body("VP"));
  await settled();
  sent[1]?.answer(new ApiProblem(422, { code: "SimulatorDecisionInvalid" }));
  await settled();
  expect(states.at(-1)).toBe("refused");
});

test("a decision that another place's lease refuses is kept until that place has let go", async () => {
  const { saver, sent, states, timers, kept, settled } = desk();
  saver.save(0, body("VP"));
  await settled();
  sent[0]?.answer(new ApiProblem(423, { code: "TrainingOpenElsewhere" }));
  await settled();
  expect(states.at(-1)).toBe("waiting");
  expect(await kept()).toEqual([0]);
  timers[0]?.();
  await settled();
  sent[1]?.answer({ state });
  await settled();
  expect(await kept()).toEqual([]);
});
