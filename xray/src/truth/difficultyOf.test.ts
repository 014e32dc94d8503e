import fc from "fast-check";
import { expect, test } from "vitest";
import { containers } from "../container/containers.ts";
import { seededRandom } from "../random.ts";
import { difficultyOf, hardnessOf } from "./difficultyOf.ts";
import type { ViewMeasures } from "./measures.ts";
import { usualCrowd, usualCrowds } from "./usualCrowd.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const threat = fc.record({
  visiblePixels: fc.integer({ min: 1, max: 60_000 }),
  superposition: share,
  contrastToNoise: fc.double({ min: 0, max: 1500, noNaN: true }),
  viewDifficulty: share,
});
const viewOf = (held: fc.Arbitrary<ViewMeasures["threat"]>): fc.Arbitrary<ViewMeasures> =>
  fc.record({ view: fc.constant(0), clutter: share, opacity: share, threat: held });
/** Each measure the other way: how a view gets harder, by a share of the way to the hardest there is. */
const harder: Record<string, (view: ViewMeasures, by: number) => ViewMeasures> = {
  clutter: (view, by) => ({ ...view, clutter: view.clutter + by * (1 - view.clutter) }),
  opacity: (view, by) => ({ ...view, opacity: view.opacity + by * (1 - view.opacity) }),
  superposition: (view, by) => withThreat(view, ({ superposition }) => ({ superposition: superposition + by * (1 - superposition) })),
  viewDifficulty: (view, by) => withThreat(view, ({ viewDifficulty }) => ({ viewDifficulty: viewDifficulty + by * (1 - viewDifficulty) })),
  contrastToNoise: (view, by) => withThreat(view, ({ contrastToNoise }) => ({ contrastToNoise: contrastToNoise * (1 - by) })),
  visiblePixels: (view, by) => withThreat(view, ({ visiblePixels }) => ({ visiblePixels: visiblePixels * (1 - by) })),
};
type Threat = NonNullable<ViewMeasures["threat"]>;
const withThreat = (view: ViewMeasures, change: (threat: Threat) => Partial<Threat>): ViewMeasures =>
  view.threat ? { ...view, threat: { ...view.threat, ...change(view.threat) } } : view;

test.each(Object.entries(harder))("a bag is never easier for more difficulty by %s, in one view or in all", (name, worsen) => {
  const held = name === "clutter" || name === "opacity" ? fc.option(threat) : threat;
  fc.assert(
    fc.property(fc.array(viewOf(held), { minLength: 1, maxLength: 5 }), fc.nat(4), share, (views, which, by) => {
      const one = views.map((view, index) => (index === which % views.length ? worsen(view, by) : view));
      const all = views.map((view) => worsen(view, by));
      const [before, after, most] = [views, one, all].map((some) => hardnessOf({ views: some }));
      // Sums may differ in their last place.
      expect(after! - before!).toBeGreaterThan(-1e-12);
      expect(most! - after!).toBeGreaterThan(-1e-12);
      const family = views.some(({ threat: shown }) => shown !== null) ? "knives" : null;
      // Unless its hardness is the same, then its level may differ by that.
      const level = difficultyOf({ views: one }, family) - difficultyOf({ views }, family);
      expect(after! > before! + 1e-9 ? level : 0).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});

test.each(Object.entries(harder))("%s tells: an easy view made as hard as can be by it alone is a harder one", (name, worsen) => {
  const easy: ViewMeasures = {
    view: 0,
    clutter: 0,
    opacity: 0,
    threat: { visiblePixels: 30_000, superposition: 0, contrastToNoise: 800, viewDifficulty: 0 },
  };
  expect({ name, harder: hardnessOf({ views: [worsen(easy, 1)] }) > hardnessOf({ views: [easy] }) + 0.04 }).toEqual({ name, harder: true });
});

test("a threat that shows in one view only is harder than one that shows in both", () => {
  fc.assert(
    fc.property(viewOf(threat), (view) => {
      expect(hardnessOf({ views: [view, { ...view, threat: null }] })).toBeGreaterThanOrEqual(hardnessOf({ views: [view, view] }) - 1e-12);
    }),
  );
});

test("a tray without a threat is never harder than 2, and what hides a threat makes it harder than what it shows", () => {
  const crowded: ViewMeasures = { view: 0, clutter: 1, opacity: 1, threat: null };
  expect([difficultyOf({ views: [crowded] }, null), difficultyOf({ views: [crowded], inTray: true }, null)]).toEqual([5, 2]);
  fc.assert(
    fc.property(viewOf(threat), (view) => {
      const [open, covered, inside] = (["open", "covered", "inside"] as const).map((concealment) =>
        hardnessOf({ views: [view], concealment }),
      );
      expect([covered! > open!, inside! > covered!]).toEqual([true, true]);
    }),
  );
});

test("an innocent bag is as hard as it is crowded for its type, and no easier to somebody who sees fewer sides of it", () => {
  const view: ViewMeasures = { view: 0, clutter: 0.47, opacity: 0.02, threat: null };
  const levels = ["Carton", "Hard suitcase", "Belt bag"].map((type) => difficultyOf({ views: [view], usualCrowd: usualCrowd(type) }, null));
  expect(levels).toEqual([1, 3, 5]);
  fc.assert(
    fc.property(fc.array(viewOf(fc.constant(null)), { minLength: 2, maxLength: 5 }), fc.nat(4), (views, which) => {
      const fewer = views.filter((_, index) => index !== which % views.length);
      expect(difficultyOf({ views: fewer }, null)).toBeGreaterThanOrEqual(difficultyOf({ views }, null));
    }),
  );
});

test("what is usual was measured for each container", () => {
  const types = Object.values(containers).map((make) => make(seededRandom(1)).bagType);
  expect(types.filter((type) => !Object.hasOwn(usualCrowds, type))).toEqual([]);
});
