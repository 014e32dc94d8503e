import { pictureAt } from "./pictureAt.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addStep, decodeTrace, encodeTrace, longestTrace, mostSteps, noTrace, secondsByEnhancement, type TraceStep } from "./trace.ts";

const whole = (most: number) => fc.integer({ min: 0, max: most });
const at = whole(3_600_000);
const stepArbitrary: fc.Arbitrary<TraceStep> = fc.oneof(
  fc.record({ kind: fc.constant("view" as const), atMs: at, view: whole(4) }),
  fc.record({ kind: fc.constant("enhance" as const), atMs: at, enhancement: fc.constantFrom("COL", "BW", "STRIP2") }),
  fc.record({
    kind: fc.constant("adjust" as const),
    atMs: at,
    adjustment: fc.constantFrom("brightness", "opacityRadius"),
    value: fc.integer({ min: -100, max: 255 }),
  }),
  fc.record({
    kind: fc.constant("zoom" as const),
    atMs: at,
    view: whole(4),
    factor: whole(6400).map((n) => n / 100),
    x: whole(9999),
    y: whole(9999),
    width: whole(9999),
    height: whole(9999),
  }),
  fc.record({
    kind: fc.constant("select" as const),
    atMs: at,
    view: whole(4),
    x: whole(9999),
    y: whole(9999),
    width: whole(9999),
    height: whole(9999),
  }),
  fc.record({
    kind: fc.constant("mark" as const),
    atMs: at,
    view: whole(4),
    x: whole(9999),
    y: whole(9999),
    width: whole(9999),
    height: whole(9999),
  }),
  fc.record({ kind: fc.constant("unmark" as const), atMs: at, mark: whole(9) }),
  fc.record({ kind: fc.constantFrom("reset" as const, "manifest" as const, "open" as const, "clear" as const), atMs: at }),
);
const inOrder = (steps: readonly TraceStep[]) => steps.toSorted((one, other) => one.atMs - other.atMs);

test("a trace comes back from its text as it was, in tenths of a second", () => {
  fc.assert(
    fc.property(fc.array(stepArbitrary, { maxLength: 60 }), (steps) => {
      const trace = inOrder(steps).reduce(addStep, noTrace);
      const back = decodeTrace(encodeTrace(trace));
      expect(back?.steps).toEqual(trace.steps.map((step) => ({ ...step, atMs: Math.floor(step.atMs / 100) * 100 })));
    }),
  );
});

test("a trace never outgrows what the server takes, whatever somebody does to a picture", () => {
  const widest = { kind: "select", view: 4, x: 99_999, y: 99_999, width: 99_999, height: 99_999 } as const;
  const steps = Array.from({ length: mostSteps * 2 }, (_, index): TraceStep => ({ ...widest, atMs: index * 2_000 }));
  const trace = steps.reduce(addStep, noTrace);
  expect(trace).toMatchObject({ lost: mostSteps });
  expect(encodeTrace(trace).length).toBeLessThan(longestTrace);
  expect(decodeTrace(encodeTrace(trace))?.lost).toBe(mostSteps);
});

test("a slider that is dragged is one step with its last value", () => {
  const drag = [-5, -10, -15].map((value, index): TraceStep => ({ kind: "adjust", atMs: index * 300, adjustment: "gamma", value }));
  expect(drag.reduce(addStep, noTrace).steps).toEqual([{ kind: "adjust", atMs: 600, adjustment: "gamma", value: -15 }]);
});

test.each(["12", "5x", "5e<script>", "v1", "3a,5", "1z1,2,3", "1z1,2,3,4,5", "1v1;;", "9999999999v1", "1v1;!x"])(
  "%s is no trace",
  (text) => {
    expect(decodeTrace(text)).toBeNull();
  },
);

test("a zoom recorded before the size of its view was kept is read, and written as it was", () => {
  const old = decodeTrace("1z1,2,300,200");
  expect(old?.steps).toEqual([{ kind: "zoom", atMs: 100, view: 1, factor: 2, x: 300, y: 200, width: 0, height: 0 }]);
  expect(encodeTrace(old ?? noTrace)).toBe("1z1,2,300,200");
});

test("seconds by enhancement add up to the time the bag was looked at", () => {
  const steps: TraceStep[] = [
    { kind: "enhance", atMs: 2_000, enhancement: "NEG" },
    { kind: "zoom", atMs: 2_500, view: 0, factor: 2, x: 10, y: 10, width: 0, height: 0 },
    { kind: "reset", atMs: 5_000 },
  ];
  expect(secondsByEnhancement({ steps, lost: 0 }, 9_000)).toEqual([
    { enhancement: "COL", ms: 6_000 },
    { enhancement: "NEG", ms: 3_000 },
  ]);
});

test("what was done to a volume is kept with its places, a turn of the hand as one step", () => {
  const steps: TraceStep[] = [
    { kind: "turn", atMs: 100, right: [1, 0, 0], up: [0, 0.6, 0.8], scale: 1.5 },
    { kind: "turn", atMs: 200, right: [0, 1, 0], up: [0, 0, 1], scale: 1.5 },
    { kind: "slice", atMs: 300, at: [0.5, 0.25, 0.125] },
    { kind: "cut", atMs: 400, from: [0, 0, 0], to: [1, 0.5, 1] },
    { kind: "window", atMs: 500, threshold: 0.06, opacity: 0.5, level: 1, width: 2 },
    { kind: "pane", atMs: 600, pane: "level" },
    { kind: "magnify", atMs: 700, pane: "level", factor: 2.5, x: 0.25, y: 0.75 },
    { kind: "magnify", atMs: 800, pane: "across", factor: 2, x: 0.5, y: 0.5 },
    { kind: "resolve", atMs: 800, alarm: 0, cleared: true },
    { kind: "resolve", atMs: 800, alarm: 2, cleared: true },
    { kind: "resolve", atMs: 900, alarm: 2, cleared: false },
    { kind: "mark", atMs: 900, view: 16, x: 120, y: 80, width: 0, height: 0, z: 30, depth: 0 },
    { kind: "mark", atMs: 1_000, view: 16, x: 120, y: 80, width: 10, height: 20, z: 30, depth: 40 },
  ];
  const kept = steps.reduce(addStep, noTrace);
  expect(kept.steps).toEqual(steps.slice(1));
  expect(decodeTrace(encodeTrace(kept))).toEqual(kept);
  const { volume, marks } = pictureAt(kept, 2_000);
  expect(volume).toMatchObject({ turn: { right: [0, 1, 0] }, slice: { at: [0.5, 0.25, 0.125] }, cut: { to: [1, 0.5, 1] }, pane: "level" });
  expect(volume.magnified).toMatchObject({ level: { factor: 2.5 }, across: { factor: 2 } });
  expect(volume.cleared).toEqual([0]);
  expect(pictureAt(kept, 800).volume.cleared).toEqual([0, 2]);
  expect(marks).toEqual([
    { view: 16, x: 120, y: 80, z: 30 },
    { view: 16, x: 120, y: 80, z: 30, width: 10, height: 20, depth: 40 },
  ]);
});

test.each(["1t1,2,3", "1p9", "1g9,100,500,500", "1l5,x,5", "1x0,2", "1x0.5,1"])("%s is done to no volume", (text) => {
  expect(decodeTrace(text)).toBeNull();
});
