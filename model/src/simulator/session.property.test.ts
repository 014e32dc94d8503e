import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partsOf } from "./decisionCode.ts";
import { markImage, scoreOf } from "./marking.ts";
import { judge, replay } from "./replay.ts";
import {
  advance,
  mostLoadingMs,
  newSession,
  nextDeadline,
  resumeSession,
  type Decision,
  type SessionEvent,
  type Session,
} from "./session.ts";
import { openCount, reviewModes, runModes } from "./settings.ts";
import { testSettings } from "../../test/simulator/testSettings.ts";
import type { DecisionLetter } from "./wire.ts";

const settings = fc
  .record({
    sessionTimerMs: fc.constantFrom(0, 30_000, 120_000),
    imageTimerMs: fc.constantFrom(0, 5_000, 20_000),
    markRequired: fc.boolean(),
    categoryRequired: fc.boolean(),
    feedback: fc.boolean(),
    runMode: fc.constantFrom(...runModes),
    multipleMarks: fc.boolean(),
    viewRequired: fc.boolean(),
    viewLayout: fc.constantFrom("default" as const, "horizontal" as const),
    showOpen: fc.boolean(),
    reviewMode: fc.constantFrom(...reviewModes),
  })
  .map(testSettings);

type Choice = SessionEvent extends infer Each ? (Each extends { elapsedMs: number } ? Omit<Each, "elapsedMs"> : never) : never;
const position = fc.nat(1023);
const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.constantFrom<Choice[]>({ type: "begin" }, { type: "shown" }, { type: "open" }, { type: "pass" }, { type: "hold" }, { type: "reject" }),
  fc.constantFrom<Choice[]>(
    { type: "confirm" },
    { type: "cancel" },
    { type: "submitted" },
    { type: "next" },
    { type: "clock" },
    { type: "shown" },
  ),
  fc.record({ type: fc.constant("unmark" as const), mark: fc.nat(3) }),
  fc.record({ type: fc.constant("view" as const), view: fc.nat(2) }),
  fc.record({ type: fc.constant("categorize" as const), category: fc.constantFrom("guns", "knives", null) }),
  fc.record({ type: fc.constant("mark" as const), x: position, y: position, view: fc.nat(1) }),
);
/** Mostly a second apart, now and then nothing (a double click), now and then an hour (a laptop that slept), or back (a clock that was set). */
const pause = fc.oneof(
  { weight: 8, arbitrary: fc.nat(3_000) },
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(3_600_000) },
  { weight: 1, arbitrary: fc.constant(-4_000) },
);
const events = fc.array(fc.tuple(pause, choice), { minLength: 20, maxLength: 120 }).map((steps) => {
  let elapsedMs = 0;
  return steps.map(([waitMs, chosen]): SessionEvent => ({ ...chosen, elapsedMs: (elapsedMs = Math.max(0, elapsedMs + waitMs)) }));
});
const images = fc.array(fc.record({ viewCount: fc.integer({ min: 1, max: 2 }) }), { minLength: 1, maxLength: 6 });
const decisionsOf = (session: Session): readonly Decision[] => (session.phase === "review" ? [] : session.decisions);

describe("whatever happens in a session", () => {
  test("R-4.019 no image is ever decided twice and no decision is changed afterwards", () => {
    fc.assert(
      fc.property(settings, images, events, (given, paper, happened) => {
        let session = newSession(given, paper);
        for (const event of happened) {
          const [before, beforeMs] = [decisionsOf(session), session.elapsedMs];
          session = advance(session, event);
          const after = decisionsOf(session);
          expect(session.elapsedMs).toBeGreaterThanOrEqual(beforeMs);
          expect(after.length).toBeLessThanOrEqual(paper.length);
          expect(after.slice(0, before.length)).toEqual(before);
        }
      }),
    );
  });

  test("R-4.013 the index stays inside the list until the last decision and is past it afterwards", () => {
    fc.assert(
      fc.property(settings, images, events, (given, paper, happened) => {
        const session = happened.reduce(advance, newSession(given, paper));
        const index = "index" in session ? session.index : -1;
        expect(index === paper.length).toBe(session.phase === "sealing");
        expect(index).toBeLessThanOrEqual(paper.length);
        expect(decisionsOf(session).length === paper.length || session.phase !== "sealing").toBe(true);
      }),
    );
  });

  test("R-4.016 no deadline is ever left behind, and no decision is later than its deadline", () => {
    fc.assert(
      fc.property(settings, images, events, (given, paper, happened) => {
        const session = happened.reduce(advance, newSession(given, paper));
        expect(nextDeadline(session) ?? Infinity).toBeGreaterThan(session.elapsedMs);
        for (const { shownMs, elapsedMs } of decisionsOf(session)) {
          expect(elapsedMs - shownMs).toBeLessThanOrEqual(given.imageTimerMs || Infinity);
          expect(elapsedMs).toBeLessThanOrEqual(given.sessionTimerMs || Infinity);
        }
      }),
    );
  });

  test("time never runs backwards: each image is shown after the decision before it, and in a timed session soon after", () => {
    fc.assert(
      fc.property(settings, images, events, (given, paper, happened) => {
        const decisions = decisionsOf(happened.reduce(advance, newSession(given, paper)));
        const longestMs = given.imageTimerMs > 0 && !given.feedback ? mostLoadingMs : Infinity;
        for (const [index, { shownMs, elapsedMs }] of decisions.entries()) {
          const sinceMs = decisions[index - 1]?.elapsedMs ?? 0;
          const seen = shownMs < (given.sessionTimerMs || Infinity);
          expect(shownMs).toBeGreaterThanOrEqual(sinceMs);
          expect(elapsedMs).toBeGreaterThanOrEqual(shownMs);
          expect(seen ? shownMs - sinceMs : 0).toBeLessThanOrEqual(longestMs);
        }
      }),
    );
  });

  test("the decisions replayed through the machine give the same decisions", () => {
    fc.assert(
      fc.property(settings, images, events, (given, paper, happened) => {
        const decisions = decisionsOf(happened.reduce(advance, newSession(given, paper)));
        const again = replay(given, paper, decisions);
        expect(decisionsOf(again)).toEqual(decisions);
        expect(again.phase === "sealing").toBe(decisions.length === paper.length);
      }),
      { numRuns: 400 },
    );
  });

  test("R-4.019 a double click on any key decides once: the second press at the same moment changes nothing", () => {
    const keys = fc.constantFrom<Choice[]>(
      { type: "pass" },
      { type: "hold" },
      { type: "reject" },
      { type: "confirm" },
      { type: "cancel" },
      { type: "open" },
      { type: "begin" },
      { type: "next" },
    );
    fc.assert(
      fc.property(settings, images, events, keys, pause, (given, paper, happened, key, waitMs) => {
        const session = happened.reduce(advance, newSession(given, paper));
        const press: SessionEvent = { ...key, elapsedMs: session.elapsedMs + waitMs };
        const once = advance(session, press);
        expect(advance(once, press)).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });

  test("the server, which judges each decision alone as it is saved, counts what the machine of the screen recorded", () => {
    fc.assert(
      fc.property(settings, images, events, (given, paper, happened) => {
        const decisions = decisionsOf(happened.reduce(advance, newSession(given, paper)));
        for (const [index, decision] of decisions.entries()) {
          if (decision.shownMs === decision.elapsedMs && decision.decision.endsWith("T")) continue; // never shown: it goes with the seal
          const previousMs = decisions[index - 1]?.elapsedMs ?? 0;
          const image = paper[index] ?? { viewCount: 0 };
          expect(judge(given, image, given.feedback ? decision.shownMs : previousMs, decision)).toEqual(decision);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("a reload at any moment keeps every decision and gives no more time", () => {
    fc.assert(
      fc.property(settings, images, events, (given, paper, happened) => {
        const session = happened.reduce(advance, newSession(given, paper));
        const empty = { found: null, credit: null, selected: false, category: null, decision: null, markedLocations: [] };
        const unshown = { ...empty, opened: false, shownMs: null, elapsedMs: null };
        const stored = paper.map((_, index) => Object.assign({}, unshown, decisionsOf(session)[index]));
        const back = resumeSession(given, paper, stored, session.elapsedMs);
        expect(decisionsOf(back).slice(0, decisionsOf(session).length)).toEqual(decisionsOf(session));
        const latestMs = back.phase === "looking" ? back.shownMs : back.phase === "loading" ? back.sinceMs + mostLoadingMs : 0;
        const gainedMs = given.imageTimerMs > 0 && session.phase === "looking" && latestMs > 0 ? latestMs - session.shownMs : 0;
        expect(given.feedback ? 0 : gainedMs).toBeGreaterThanOrEqual(0);
        expect(given.feedback ? 0 : gainedMs).toBeLessThanOrEqual(mostLoadingMs);
      }),
    );
  });

  test("R-4.010 R-4.025 R-5.021 no decision breaks the rules of its course, and a bag once opened stays open", () => {
    fc.assert(
      fc.property(settings, images, events, (given, paper, happened) => {
        let session = newSession(given, paper);
        for (const event of happened) {
          const before = session;
          session = advance(session, event);
          const opened = before.phase === "looking" && before.control.opened;
          const shut = session.phase === "looking" && "index" in before && session.index === before.index && !session.control.opened;
          expect(opened && shut).toBe(false);
          expect(session.phase === "looking" && !given.multipleMarks && session.control.markedLocations.length > 1).toBe(false);
        }
        for (const { decision, category, markedLocations, opened } of decisionsOf(session)) {
          const { letter, timedOut, opened: told } = partsOf(decision);
          const stopped = letter === "H" || letter === "R";
          expect(told).toBe(opened);
          expect(opened && (!given.showOpen || openCount(given) === 0)).toBe(false);
          expect(letter === null && !timedOut).toBe(false);
          expect(letter === "P" && (category !== null || markedLocations.length > 0)).toBe(false);
          if (!stopped || timedOut) continue;
          expect(given.markRequired && markedLocations.length === 0).toBe(false);
          expect(given.categoryRequired && category === null).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("R-7.077 a score is between 0 and 100 with at most two decimals", () => {
    const letters = fc.constantFrom<DecisionLetter[]>("P", "H", "R");
    const truth = fc.record({ decision: letters, category: fc.constantFrom("guns", null), threats: fc.constant([]) });
    fc.assert(
      fc.property(settings, images, events, fc.array(truth, { minLength: 6, maxLength: 6 }), (given, paper, happened, truths) => {
        const decisions = decisionsOf(happened.reduce(advance, newSession(given, paper)));
        const credits = decisions.flatMap((decision, index) => (truths[index] ? [markImage(truths[index], decision, given).credit] : []));
        const score = scoreOf(credits);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(Math.round(score * 100) / 100).toBe(score);
      }),
    );
  });
});
