import { describe, expect, test } from "vitest";
import { advance, canConfirm, newSession, nextDeadline, resumeSession, type SessionEvent, type Session } from "./session.ts";
import type { SessionSettings } from "./settings.ts";
import { testSettings } from "../../test/simulator/testSettings.ts";
import { untouched } from "./untouched.ts";
import type { ImageState } from "./wire.ts";

const twoViews = { viewCount: 2 };
const threeBags = [twoViews, twoViews, twoViews];

const play = (settings: Partial<SessionSettings>, ...events: SessionEvent[]): Session =>
  events.reduce(advance, newSession(testSettings(settings), threeBags));
const begin: SessionEvent[] = [
  { type: "begin", elapsedMs: 0 },
  { type: "shown", elapsedMs: 0 },
];
const codesOf = (session: Session): string[] => (session.phase === "review" ? [] : session.decisions.map(({ decision }) => decision));
const looking = (session: Session): Extract<Session, { phase: "looking" }> => {
  if (session.phase !== "looking") throw new Error(`The session is ${session.phase}.`);
  return session;
};
const required = { markRequired: true, categoryRequired: true };
const states = (session: Session): ImageState[] =>
  session.phase === "review"
    ? []
    : session.images.map((_, index) => {
        const decision = session.decisions[index];
        return { ...untouched, ...decision };
      });

describe("a simulator session", () => {
  test("R-4.001 R-4.013 R-4.014 goes through intro, simulator and complete; after the last image its index is past the end, and once sealed it is in review", () => {
    let session = newSession(testSettings(), [twoViews]);
    expect(session.phase).toBe("intro");
    session = begin.reduce(advance, session);
    expect(session.phase).toBe("looking");
    session = advance(advance(session, { type: "pass", elapsedMs: 500 }), { type: "submitted", elapsedMs: 600 });
    expect(session).toMatchObject({ phase: "sealing", index: 1 });
    session = advance(session, { type: "sealed", elapsedMs: 700 });
    expect(session.phase).toBe("review");
  });

  test("R-4.003 R-4.004 where the server has ended it, it is complete, and nothing is left of what was opened, chosen or decided", () => {
    const busy = play({}, ...begin, { type: "open", elapsedMs: 100 }, { type: "pass", elapsedMs: 200 });
    const ended = advance(busy, { type: "end", elapsedMs: 300 });
    expect(ended).toEqual({ phase: "review", settings: testSettings(), images: threeBags, index: 0, elapsedMs: 300 });
  });

  test("R-4.005 R-4.011 without requirements pass, hold and reject are submitted at once as P, H and R", () => {
    expect(codesOf(play({}, ...begin, { type: "pass", elapsedMs: 100 }))).toEqual(["VP"]);
    expect(codesOf(play({}, ...begin, { type: "hold", elapsedMs: 100 }))).toEqual(["VH"]);
    expect(codesOf(play({}, ...begin, { type: "reject", elapsedMs: 100 }))).toEqual(["VR"]);
  });

  test.each([{ markRequired: true }, { categoryRequired: true }])(
    "R-4.010 hold and reject wait for a confirmation with %o",
    (requirement) => {
      for (const type of ["hold", "reject"] as const) {
        const waiting = play(requirement, ...begin, { type, elapsedMs: 100 });
        expect(waiting.phase).toBe("looking");
        expect(canConfirm(waiting)).toBe(false);
        const chosen: SessionEvent[] = [
          { type: "categorize", category: "guns", elapsedMs: 200 },
          { type: "mark", x: 5, y: 6, view: 0, elapsedMs: 300 },
          { type: "confirm", elapsedMs: 400 },
        ];
        expect(codesOf(chosen.reduce(advance, waiting))).toEqual([type === "hold" ? "VH" : "VR"]);
      }
    },
  );

  test("R-4.007 the code is V for viewed, I for opened, then the decision", () => {
    const viewRequired = { viewRequired: true };
    expect(codesOf(play(viewRequired, ...begin, { type: "pass", elapsedMs: 100 }))).toEqual(["P"]);
    expect(codesOf(play(viewRequired, ...begin, { type: "open", elapsedMs: 50 }, { type: "reject", elapsedMs: 100 }))).toEqual(["IR"]);
    expect(codesOf(play({}, ...begin, { type: "open", elapsedMs: 50 }, { type: "hold", elapsedMs: 100 }))).toEqual(["VIH"]);
  });

  test("R-4.006 R-4.008 R-4.009 R-4.016 when the image time runs out the decision is submitted by itself, T added after whatever was chosen", () => {
    const timed = { ...required, imageTimerMs: 10_000 };
    expect(codesOf(play(timed, ...begin, { type: "clock", elapsedMs: 9_900 }))).toEqual([]);
    expect(codesOf(play(timed, ...begin, { type: "clock", elapsedMs: 10_000 }))).toEqual(["VT"]);
    const held = play(
      timed,
      ...begin,
      { type: "open", elapsedMs: 1_000 },
      { type: "hold", elapsedMs: 2_000 },
      { type: "clock", elapsedMs: 10_300 },
    );
    expect(codesOf(held)).toEqual(["VIHT"]);
    expect(held).toMatchObject({ decisions: [{ elapsedMs: 10_000 }] });
  });

  test("R-4.012 after a decision the next image is shown and its timer starts again", () => {
    const decided = play({ imageTimerMs: 10_000 }, ...begin, { type: "pass", elapsedMs: 4_000 }, { type: "submitted", elapsedMs: 4_100 });
    const next = advance(decided, { type: "shown", elapsedMs: 4_500 });
    expect(next).toMatchObject({ phase: "looking", index: 1, shownMs: 4_500 });
    expect(nextDeadline(next)).toBe(14_500);
  });

  test("R-4.017 when the session time runs out every image left has run out of time too", () => {
    const timed = { sessionTimerMs: 60_000, imageTimerMs: 90_000 };
    const late = play(
      timed,
      ...begin,
      { type: "pass", elapsedMs: 1_000 },
      { type: "submitted", elapsedMs: 1_000 },
      { type: "shown", elapsedMs: 1_000 },
    );
    expect(nextDeadline(late)).toBe(60_000);
    const over = advance(late, { type: "reject", elapsedMs: 60_000 });
    expect(over).toMatchObject({ phase: "sealing", index: 3 });
    expect(codesOf(over)).toEqual(["VP", "VT", "T"]);
  });

  test("R-4.018 in run mode autohold every image is held as it comes, and passes only when the learner says so", () => {
    const held = play({ runMode: "autohold" }, ...begin);
    expect(looking(held).control).toMatchObject({ held: true, decision: "H" });
    expect(codesOf(advance(held, { type: "confirm", elapsedMs: 100 }))).toEqual(["VH"]);
    expect(codesOf(advance(held, { type: "pass", elapsedMs: 100 }))).toEqual(["VP"]);
  });

  test("R-4.019 while a submission is under way a second one cannot start", () => {
    const submitting = play({}, ...begin, { type: "pass", elapsedMs: 100 });
    const again = advance(advance(submitting, { type: "reject", elapsedMs: 100 }), { type: "pass", elapsedMs: 200 });
    expect(again).toMatchObject({ phase: "submitting", index: 0 });
    expect(codesOf(again)).toEqual(["VP"]);
  });

  test("R-4.020 with required views an image counts as viewed once its last view was reached", () => {
    const shown = play({ viewRequired: true }, ...begin, { type: "view", view: 0, elapsedMs: 100 });
    expect(looking(shown).control.viewed).toBe(false);
    expect(looking(advance(shown, { type: "view", view: 1, elapsedMs: 200 })).control.viewed).toBe(true);
  });

  test("R-4.021 in horizontal layout an image counts as viewed at once", () => {
    expect(looking(play({ viewRequired: true, viewLayout: "horizontal" }, ...begin)).control.viewed).toBe(true);
  });

  test("R-4.023 R-9.014 in review there is no state of images and no timer", () => {
    const review = advance(play({ imageTimerMs: 5_000, sessionTimerMs: 9_000 }, ...begin), { type: "end", elapsedMs: 300 });
    expect(review).not.toHaveProperty("decisions");
    expect(review).not.toHaveProperty("control");
    expect(nextDeadline(review)).toBeNull();
    expect(advance(review, { type: "clock", elapsedMs: 99_000 })).toMatchObject({ phase: "review" });
  });

  test("R-4.024 R-4.025 cancel clears category, held, rejected, decision and marks, and leaves the bag opened", () => {
    const chosen = play(
      required,
      ...begin,
      { type: "open", elapsedMs: 100 },
      { type: "categorize", category: "knives", elapsedMs: 100 },
      { type: "mark", x: 1, y: 2, view: 1, elapsedMs: 100 },
      { type: "hold", elapsedMs: 200 },
    );
    expect(looking(advance(chosen, { type: "cancel", elapsedMs: 300 })).control).toEqual({
      viewed: true,
      opened: true,
      category: null,
      held: false,
      rejected: false,
      decision: null,
      markedLocations: [],
    });
  });

  test("R-5.021 a new mark replaces the one before unless several are allowed", () => {
    const marks: SessionEvent[] = [
      { type: "mark", x: 1, y: 1, view: 0, elapsedMs: 100 },
      { type: "mark", x: 2, y: 2, view: 1, elapsedMs: 200 },
    ];
    expect(looking(play({ multipleMarks: false }, ...begin, ...marks)).control.markedLocations).toEqual([{ x: 2, y: 2, view: 1 }]);
    expect(looking(play({ multipleMarks: true }, ...begin, ...marks)).control.markedLocations).toHaveLength(2);
  });

  test("R-4.015 R-9.008 elapsed times are whole ticks of 100 ms", () => {
    expect(play({}, ...begin, { type: "pass", elapsedMs: 1_299.7 })).toMatchObject({ decisions: [{ elapsedMs: 1_200 }] });
  });

  test("R-9.013 a time of 0 is no timer", () => {
    const shown = play({}, ...begin);
    expect(nextDeadline(shown)).toBeNull();
    expect(advance(shown, { type: "clock", elapsedMs: 90_000_000 }).phase).toBe("looking");
  });

  test("R-9.038 a bag cannot be opened when run mode and review mode are both noopen", () => {
    const never = play({ runMode: "noopen", reviewMode: "noopen" }, ...begin, { type: "open", elapsedMs: 100 });
    expect(looking(never).control.opened).toBe(false);
    const once = play({ runMode: "noopen", reviewMode: "normal" }, ...begin, { type: "open", elapsedMs: 100 });
    expect(looking(once).control.opened).toBe(true);
  });

  test("a laptop that slept through the session finishes it with the deadlines it missed", () => {
    let session = play({ imageTimerMs: 10_000 }, ...begin);
    for (const _ of threeBags)
      session = advance(advance(session, { type: "clock", elapsedMs: 3_600_000 }), { type: "submitted", elapsedMs: 3_600_000 });
    expect(session).toMatchObject({ phase: "sealing", decisions: [{ elapsedMs: 10_000 }, { elapsedMs: 30_000 }, { elapsedMs: 50_000 }] });
  });

  test("with feedback the next image waits until the learner goes on", () => {
    const read = play({ feedback: true }, ...begin, { type: "pass", elapsedMs: 100 }, { type: "submitted", elapsedMs: 200 });
    expect(read.phase).toBe("feedback");
    expect(advance(read, { type: "next", elapsedMs: 60_000 })).toMatchObject({ phase: "loading", index: 1, sinceMs: 60_000 });
  });

  test("a session that is resumed goes on where its stored decisions end, the image on screen having run since", () => {
    const settings = testSettings({ imageTimerMs: 30_000 });
    const stored = states(play({ imageTimerMs: 30_000 }, ...begin, { type: "hold", elapsedMs: 5_000 }));
    const soon = resumeSession(settings, threeBags, stored, 9_000);
    expect(soon).toMatchObject({ phase: "loading", index: 1, sinceMs: 5_000 });
    expect(resumeSession(settings, threeBags, stored, 20_000)).toMatchObject({ phase: "looking", index: 1, shownMs: 15_000 });
    expect(codesOf(resumeSession(settings, threeBags, stored, 60_000))).toEqual(["VH", "VT"]);
  });
});

describe("how sure the learner is", () => {
  const decided = [...begin, { type: "pass", elapsedMs: 3000 }] as const;
  const asked = { confidence: true, imageTimerMs: 10_000 };

  test("is asked after the decision, whose time has ended, and before anything is told of the bag", () => {
    const rating = play({ ...asked, feedback: true }, ...decided);
    expect(rating).toMatchObject({ phase: "rating", index: 0, decisions: [{ decision: "VP", elapsedMs: 3000 }] });
    const rated = advance(rating, { type: "rate", confidence: 3, elapsedMs: 9000 });
    expect(rated).toMatchObject({ phase: "submitting", decisions: [{ decision: "VP", shownMs: 0, elapsedMs: 3000, confidence: 3 }] });
    expect(advance(rated, { type: "submitted", elapsedMs: 9100 }).phase).toBe("feedback");
  });

  test("may be left out, and is left out by itself after a while; the next bag is on its way from then on", () => {
    const unsaid = play(asked, ...decided, { type: "rate", confidence: null, elapsedMs: 4000 });
    expect(unsaid).toMatchObject({ phase: "submitting", sinceMs: 4000 });
    expect("decisions" in unsaid && unsaid.decisions[0]).not.toHaveProperty("confidence");
    const waiting = play(asked, ...decided, { type: "clock", elapsedMs: 17_999 });
    expect(waiting.phase).toBe("rating");
    const over = advance(waiting, { type: "clock", elapsedMs: 18_000 });
    expect(over).toMatchObject({ phase: "submitting", sinceMs: 18_000 });
    expect(advance(over, { type: "submitted", elapsedMs: 18_100 })).toMatchObject({ phase: "loading", index: 1, sinceMs: 18_000 });
  });

  test("is not asked where the bag's time ran out, nor where no course asks it", () => {
    expect(play(asked, ...begin, { type: "clock", elapsedMs: 10_000 }).phase).toBe("submitting");
    expect(play({}, ...decided).phase).toBe("submitting");
  });

  test("stays unsaid when the session's time ends meanwhile; what was said comes back after a reload", () => {
    const ended = play({ ...asked, sessionTimerMs: 5000 }, ...decided, { type: "clock", elapsedMs: 5000 });
    expect(ended.phase).toBe("sealing");
    expect(codesOf(ended)).toEqual(["VP", "T", "T"]);
    const rated = play(asked, ...decided, { type: "rate", confidence: 4, elapsedMs: 3500 });
    expect(resumeSession(testSettings(asked), threeBags, states(rated), 4000)).toMatchObject({ decisions: [{ confidence: 4 }] });
  });
});
