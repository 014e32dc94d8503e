import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundsOf, outermost } from "../catalogue/measure.ts";
import { place, placeWithin } from "../math/rotation.ts";
import type { Lying } from "../packing/lying.ts";
import { profiles } from "../packing/profiles.ts";
import { wallsOf } from "../packing/walls.ts";
import { cordWeights } from "../packing/weights.ts";
import { columnsOf, shared, volumeIn } from "../../test/columnsOf.ts";
import { fillContainer, type FilledContainer } from "./fillContainer.ts";

const categories = ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"] as const;
/** Any traveller with any container of theirs; a small knife fits into each. */
const recipes = fc
  .constantFrom(...Object.entries(profiles).flatMap(([profile, own]) => own.containers.map((kind) => ({ profile, containers: [kind] }))))
  .chain((habits) =>
    fc.record({
      seed: fc.nat(0xffffffff),
      profile: fc.constant(habits.profile),
      containers: fc.constant(habits.containers),
      threat: fc.option(fc.constant({ category: "knives", kind: "foldingKnife" } as const), { freq: 2 }),
    }),
  );

/** How far things may press into the padding of a wall, in millimetres; the shell lies further out. */
const PRESSED = 9;
/** Millimetres above the room's height up to which the lid gives way. */
const LID = 12;
/** Cubic centimetres that two things may share: the hard ones as good as none, cloth (as loose as it lies, on a steep slope above all) gives way and a cord is pressed into it. */
const SHARED = { hard: 16, limp: 110 };
/** Millimetres that two hard things may be pressed into each other. */
const TOUCHING = 1.5;
/** Millimetres that may be between a thing and what it rests on. */
const HOVERING = 10;

/** The gate looks at the same bags each time; another number looks at others. */
const SEED = 20261124;

/** What hides the threat may be larger than the container; whoever makes a library packs another bag then. */
function tooLarge(error: unknown): null {
  if (error instanceof Error && error.message === "The threat is larger than every bag.") return null;
  throw error;
}

const inWorld = ({ article, placement }: Lying) =>
  article.solids.map((solid) => ({ ...solid, placement: placeWithin(placement, solid.placement) }));

/** What sticks out of the container. */
const outside = ({ container: { room, open }, articles }: FilledContainer): unknown[] =>
  articles.flatMap((lying) => {
    const points = inWorld(lying).flatMap((solid) => outermost(solid).map((point) => place(solid.placement, point)));
    const beyond = points.reduce(
      (most, [x, y]) => Math.max(most, ...wallsOf(room).map(({ normal, distance }) => normal[0] * x + normal[1] * y - distance)),
      -Infinity,
    );
    const low = points.reduce((least, [, , z]) => Math.min(least, z), Infinity) - room.floor;
    const high = points.reduce((most, [, , z]) => Math.max(most, z), -Infinity) - room.floor - room.height - LID;
    const out = beyond > PRESSED || low < -PRESSED || (!open && high > PRESSED);
    return out ? [{ kind: lying.article.kind, beyond, low, high }] : [];
  });

/** Pairs of things that take up the same place. What is hidden lies within its host. */
const intersections = ({ articles, threat, host }: FilledContainer): unknown[] => {
  const things = articles.flatMap((lying, index) =>
    host !== undefined && index === threat
      ? []
      : [
          {
            kind: lying.article.kind,
            limp: lying.article.family === "clothing" || lying.article.kind in cordWeights,
            bounds: boundsOf(inWorld(lying)),
            columns: columnsOf(lying.article.solids, lying.placement),
          },
        ],
  );
  return things.flatMap((one, index) =>
    things.slice(0, index).flatMap((other) => {
      if (
        ([0, 1, 2] as const).some((axis) => one.bounds.min[axis] > other.bounds.max[axis] || other.bounds.min[axis] > one.bounds.max[axis])
      )
        return [];
      const limp = one.limp || other.limp;
      const both = shared(one.columns, other.columns, limp ? 0 : TOUCHING);
      const most = limp ? SHARED.limp : SHARED.hard;
      return both > most ? [{ pair: [one.kind, other.kind], both, of: [volumeIn(one.columns), volumeIn(other.columns)] }] : [];
    }),
  );
};

/** Things with nothing below them, floor or other thing. */
const floating = ({ container: { room }, articles, threat, host }: FilledContainer): unknown[] => {
  const all = articles.map(({ article, placement }) => columnsOf(article.solids, placement));
  return all.flatMap((own, index) => {
    if (host !== undefined && index === threat) return [];
    let gap = Infinity;
    for (const [cell, [lowest]] of own) {
      if (!lowest) continue;
      gap = Math.min(gap, lowest[0] - room.floor);
      for (const [at, other] of all.entries())
        if (at !== index)
          for (const [low, high] of other.get(cell) ?? []) if (low < lowest[0] + 1) gap = Math.min(gap, Math.max(0, lowest[0] - high));
    }
    return gap > HOVERING && gap < Infinity ? [{ kind: articles[index]?.article.kind, gap }] : [];
  });
};

describe("any bag of any traveller", () => {
  test("holds all its things within the container, none of them in another, none of them in the air", { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(recipes, async (recipe) => {
        const bag = await fillContainer(recipe).catch(tooLarge);
        fc.pre(bag !== null);
        expect({ outside: outside(bag), intersections: intersections(bag), floating: floating(bag) }).toEqual({
          outside: [],
          intersections: [],
          floating: [],
        });
      }),
      { numRuns: 8, seed: SEED, endOnFailure: true },
    );
  });

  test("a threat that is to be covered is covered, nine times of ten", { timeout: 180_000 }, async () => {
    let [packed, covered] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.nat(0xffffffff), fc.constantFrom(...categories), async (seed, category) => {
        const bag = await fillContainer({ seed, threat: { category }, concealment: "covered" });
        if (bag.threat === null) return;
        packed++;
        if (shareCovered(bag) >= 0.5) covered++;
      }),
      { numRuns: 30, seed: SEED, endOnFailure: true },
    );
    expect(packed).toBeGreaterThan(24);
    expect(covered / packed).toBeGreaterThanOrEqual(0.9);
  });
});

/** The share of the threat's plan over which a centimetre and more of other things lies; the air between the sheets of cloth is part of it. */
const shareCovered = ({ articles, threat }: FilledContainer): number => {
  const over = new Map<number, number>();
  const held = articles[threat ?? -1];
  const own = held ? columnsOf(held.article.solids, held.placement) : new Map();
  for (const [index, { article, placement }] of articles.entries()) {
    if (index === threat) continue;
    for (const [cell, spans] of columnsOf(article.solids, placement)) {
      const top = own.get(cell)?.at(-1)?.[1] ?? Infinity;
      const whole = article.family === "clothing" ? [[spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0] as const] : spans;
      for (const [from, to] of whole) over.set(cell, (over.get(cell) ?? 0) + Math.max(0, to - Math.max(from, top)));
    }
  }
  return [...own.keys()].filter((cell) => (over.get(cell) ?? 0) >= 10).length / Math.max(1, own.size);
};
