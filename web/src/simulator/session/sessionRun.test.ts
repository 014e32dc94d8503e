import { sessionSettingsOf, type SessionSettings, simConfigSchema, simulatorConfigurationSchema } from "@vigil/model/simulator/settings";
import { untouched } from "@vigil/model/simulator/untouched";
import type { DecisionAnswer, DecisionBody, ImageState, SealBody, SessionStart, OpenAnswer } from "@vigil/model/simulator/wire";
import { expect, test } from "vitest";
import { ApiProblem } from "../../apiProblem.ts";
import { type JournalEntry, memorySessionJournal } from "../../outbox/journal.ts";
import { createSessionRun } from "./sessionRun.ts";

const laptop: OpenAnswer = { innocentItems: [{ name: "Laptop", family: "electronics" }], innocentArray: null };
const untold = {
  correctDecision: null,
  threatCategory: null,
  threatDescription: null,
  threatArray: null,
  innocentArray: null,
  innocentItems: null,
};
const told = {
  correctDecision: "P",
  threatCategory: null,
  threatDescription: null,
  threatArray: [],
  innocentArray: [],
  innocentItems: [],
} as const;
const results = {
  passed: true,
  passingScore: 70,
  score: 100,
  unmet: [],
  finalExamLocked: false,
  duration: 10,
  elapsed: 10,
  hits: 0,
  misses: 0,
  falseAlarms: 0,
  correctRejections: 2,
  criticalErrors: 0,
};

const plain = sessionSettingsOf("Practice", simulatorConfigurationSchema.parse({ practiceFeedback: false }), simConfigSchema.parse({}), {});

function startOf(settings: Partial<SessionSettings>, states: readonly ImageState[], elapsedMs = 0): SessionStart {
  return {
    sessionId: 5,
    itemId: 3,
    type: "Practice",
    isQuiz: false,
    isReview: false,
    categoryRequired: false,
    markRequired: false,
    imageLibrary: { threatCategories: ["knives"], templateVersion: 1 },
    objects: [],
    settings: { ...plain, markRequired: false, categoryRequired: false, ...settings },
    elapsedMs,
    images: states.map((state, index) => ({
      index,
      imageId: 100 + index,
      custom: false,
      bagType: "trolley",
      manifest: [],
      difficulty: null,
      viewConfigs: [],
      json: null,
      state,
      ...untold,
    })),
  };
}

/** A session on a desk: time stands still until it is moved, and timers run when their time has come. */
function desk(
  start: SessionStart,
  late: JournalEntry<DecisionBody>[] = [],
  answer: () => DecisionAnswer | ApiProblem = () => ({ state: untouched }),
  reading: number | null = null,
  journal = memorySessionJournal<DecisionBody>(),
) {
  let now = start.elapsedMs;
  let timers: { at: number; ring: () => void }[] = [];
  const sent: [number, DecisionBody][] = [];
  const seals: SealBody[] = [];
  const rests: boolean[] = [];
  const run = createSessionRun({
    start,
    activity: { told: () => ({ sinceMs: 0, activeMs: now }), rest: (resting) => rests.push(resting), watch: () => () => {} },
    late,
    reading,
    userId: 7,
    clock: { elapsedMs: () => now },
    journal,
    send: (index, body) => {
      sent.push([index, body]);
      const outcome = answer();
      return outcome instanceof ApiProblem ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    open: () => Promise.resolve(laptop),
    seal: (body) => {
      seals.push(body);
      return Promise.resolve(results);
    },
    wait: (milliseconds, then) => {
      const timer = { at: now + milliseconds, ring: then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { ring } of due) ring();
    await settled();
  };
  return { run, sent, seals, rests, settled, pass, session: () => run.state.get().machine };
}

test("R-4.012 R-4.014 each decision is saved and the next image follows at once; after the last the session is handed in", async () => {
  const { run, sent, seals, pass, settled, session } = desk(startOf({}, [untouched, untouched]));
  const stop = run.begin();
  run.act({ type: "shown" });
  await pass(3000);
  run.act({ type: "pass" });
  expect(session()).toMatchObject({ phase: "loading", index: 1 });
  await settled();
  run.act({ type: "shown" });
  await pass(2000);
  run.act({ type: "reject" });
  await settled();
  expect(sent.map(([index, { decision }]) => [index, decision])).toEqual([
    [0, "VP"],
    [1, "VR"],
  ]);
  expect(seals).toHaveLength(1);
  expect(seals[0]?.state.map(({ imageId, decision }) => [imageId, decision])).toEqual([
    [100, "VP"],
    [101, "VR"],
  ]);
  expect(run.told.get().results).toEqual(results);
  expect(session().phase).toBe("review");
  stop();
});

test("while a bag is on its way nothing counts as time at the X-ray", async () => {
  const { run, rests, settled } = desk(startOf({}, [untouched, untouched]));
  run.begin();
  expect(rests.at(-1)).toBe(true);
  run.act({ type: "shown" });
  expect(rests.at(-1)).toBe(false);
  run.act({ type: "pass" });
  expect(rests.at(-1)).toBe(true);
  await settled();
  run.act({ type: "shown" });
  run.act({ type: "pass" });
  await settled();
  expect(rests.at(-1)).toBe(false);
});

test("R-4.016 when the image's time is over the decision is sent without a key press", async () => {
  const { run, sent, pass } = desk(startOf({ imageTimerMs: 10_000 }, [untouched, untouched]));
  run.begin();
  run.act({ type: "shown" });
  await pass(10_001);
  expect(sent).toMatchObject([[0, { decision: "VT" }]]);
});

test("after a reload the session goes on at the right image, and what only the browser had is sent as late", async () => {
  const stored: ImageState = { ...untouched, decision: "VP", shownMs: 500, elapsedMs: 4000 };
  const body: DecisionBody = {
    decision: "VR",
    category: "knives",
    markedLocations: [{ x: 3, y: 4, view: 0 }],
    opened: false,
    shownMs: 4200,
    elapsedMs: 9000,
  };
  const late: JournalEntry<DecisionBody>[] = [{ userId: 7, sessionId: 5, index: 1, revision: 1, body }];
  const { run, sent, settled, session } = desk(startOf({}, [stored, untouched, untouched], 20_000), late);
  expect(session()).toMatchObject({ phase: "loading", index: 2 });
  run.begin();
  await settled();
  expect(sent).toEqual([[1, { ...body, journal: true }]]);
});

test("with feedback the truth that came with the answer is shown before the next image", async () => {
  const { run, settled, session } = desk(startOf({ feedback: true }, [untouched, untouched]), [], () => ({
    state: untouched,
    feedback: { ...told, threatArray: [], innocentArray: [], innocentItems: [] },
  }));
  run.begin();
  run.act({ type: "shown" });
  run.act({ type: "pass" });
  expect(session().phase).toBe("submitting");
  await settled();
  expect(session()).toMatchObject({ phase: "feedback", index: 0 });
  expect(run.told.get().truths[0]).toMatchObject({ correctDecision: "P" });
  run.act({ type: "next" });
  expect(session()).toMatchObject({ phase: "loading", index: 1 });
});

test("without a connection nobody waits for feedback, and the session is handed in when the decisions have gone", async () => {
  let connected = false;
  const { run, seals, pass, settled, session } = desk(startOf({ feedback: true }, [untouched]), [], () =>
    connected ? { state: untouched } : new ApiProblem(0),
  );
  run.begin();
  run.act({ type: "shown" });
  run.act({ type: "pass" });
  await settled();
  expect(session().phase).toBe("feedback");
  run.act({ type: "next" });
  await settled();
  expect([session().phase, seals.length]).toEqual(["sealing", 0]);
  connected = true;
  await pass(60_000);
  expect([session().phase, seals.length]).toEqual(["review", 1]);
});

test("R-4.025 opening a bag reads what is in it, and it stays opened when the choice is cancelled", async () => {
  const { run, settled, session } = desk(startOf({ markRequired: true }, [untouched]));
  run.begin();
  run.act({ type: "shown" });
  run.act({ type: "open" });
  run.act({ type: "cancel" });
  await settled();
  expect(session()).toMatchObject({ phase: "looking", control: { opened: true } });
  expect(run.told.get().contents[0]).toEqual(laptop);
});

test("R-4.003 when the server has ended the session the screen ends it too, and nothing is handed in twice", async () => {
  const { run, seals, settled, session } = desk(
    startOf({}, [untouched, untouched, untouched]),
    [],
    () => new ApiProblem(409, { code: "SimulatorSessionSealed" }),
  );
  run.begin();
  run.act({ type: "shown" });
  run.act({ type: "pass" });
  await settled();
  expect([session().phase, seals.length]).toEqual(["review", 0]);
});

test("what was done to a picture goes with the decision on it, and nothing of the bag before it", async () => {
  const { run, sent, pass, settled } = desk(startOf({}, [untouched, untouched]));
  const stop = run.begin();
  run.traced({ kind: "enhance", enhancement: "O2" });
  run.act({ type: "shown" });
  await pass(2000);
  run.traced({ kind: "enhance", enhancement: "NEG" });
  await pass(500);
  run.traced({ kind: "zoom", view: 1, factor: 2, x: 300, y: 200, width: 640, height: 480 });
  run.act({ type: "mark", view: 1, x: 310, y: 220 });
  await pass(500);
  run.act({ type: "cancel" });
  run.act({ type: "pass" });
  await settled();
  run.act({ type: "shown" });
  await pass(1000);
  run.act({ type: "pass" });
  await settled();
  expect(sent.map(([, { trace }]) => trace)).toEqual(["20eNEG;5z1,2,300,200,640,480;0k1,310,220,0,0;5c", undefined]);
  stop();
});

test("a reload while feedback is read comes back to it, and Next goes on from there", async () => {
  const decided: ImageState = { ...untouched, decision: "VP", shownMs: 0, elapsedMs: 1000 };
  const { session, run, pass } = desk(startOf({ feedback: true }, [decided, untouched], 5000), [], undefined, 0);
  const stop = run.begin();
  expect(session()).toMatchObject({ phase: "feedback", index: 0 });
  await pass(1000);
  run.act({ type: "next" });
  expect(session()).toMatchObject({ phase: "loading", index: 1 });
  stop();
  const { session: other } = desk(startOf({ feedback: true }, [decided, untouched], 5000), [], undefined, 1);
  expect(other()).toMatchObject({ phase: "loading", index: 1 });
});

test("how sure the learner is goes with the decision; until it is said the journal keeps the decision as it is, and time stands still for it", async () => {
  const journal = memorySessionJournal<DecisionBody>();
  const { run, sent, pass, settled, session } = desk(startOf({ confidence: true }, [untouched, untouched]), [], undefined, null, journal);
  run.begin();
  run.act({ type: "shown" });
  await pass(3000);
  run.act({ type: "pass" });
  await settled();
  expect(session()).toMatchObject({ phase: "rating", index: 0 });
  expect(sent).toEqual([]);
  expect(await journal.read(7, 5)).toMatchObject([{ index: 0, body: { decision: "VP", elapsedMs: 3000 } }]);
  await pass(4000);
  run.act({ type: "rate", confidence: 2 });
  await settled();
  expect(sent).toMatchObject([[0, { decision: "VP", shownMs: 0, elapsedMs: 3000, confidence: 2 }]]);
  expect(session()).toMatchObject({ phase: "loading", index: 1 });
  expect(await journal.read(7, 5)).toEqual([]);
});
