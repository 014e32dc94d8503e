import fc from "fast-check";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { adaptiveLack } from "./adaptiveFits.ts";
import type { AdaptiveCandidate } from "./adaptiveCandidate.ts";
import { chooseAdaptive, type AdaptiveLearner } from "./chooseAdaptive.ts";
import { dueArticles } from "./dueArticles.ts";
import { freshArticles } from "./freshArticles.ts";
import { familyWeights } from "./familyWeights.ts";

/** A repeatable source in [0, 1). */
const randomOf = (seed: number) => () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
const categories = ["guns", "knives", "liquids"];

/** Threats in crowded bags, innocent bags that are less crowded in the mean, and chances all over. */
const library = (size = 600): AdaptiveCandidate[] => {
  const random = randomOf(99);
  return Array.from({ length: size }, (_, index) => {
    const threat = index % 3 === 0;
    const number = Math.floor(index / 3);
    const category = threat ? categories[number % 3]! : null;
    return {
      id: index + 1,
      kind: threat ? "threat" : "innocent",
      category,
      article: category && `${category}${Math.floor(number / 3) % 8}`,
      chance: 0.3 + 0.69 * random(),
      crowd: Math.min(1, threat ? 0.3 + 0.6 * random() : 0.1 + 0.7 * random()),
      hard: random() < 0.4,
      shown: 0,
      seen: 0,
      lastSeen: 0,
    };
  });
};
const met = new Set(library().flatMap(({ article }) => article ?? []));
const learner: AdaptiveLearner = {
  families: new Map([
    ["guns", { chance: 0.95, deviation: 0.2 }],
    ["knives", { chance: 0.4, deviation: 0.2 }],
    ["liquids", { chance: 0.9, deviation: 0.2 }],
  ]),
  due: new Map(),
  fresh: new Map(),
  met,
};
const aim = { chance: 0.7, threatShare: 0.4 };
const many = <T>(count: number, of: (seed: number) => T): T[] => Array.from({ length: count }, (_, seed) => of((seed + 1) * 7919));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("images that are chosen for their learner", () => {
  test("are as many as asked for, each once; fewer only when the library has fewer", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.nat(2 ** 30), (count, seed) => {
        const chosen = chooseAdaptive(library(60), count, learner, aim, randomOf(seed));
        expect(chosen).toHaveLength(Math.min(count, 60));
        expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
      }),
    );
  });

  test("hold threats at their share, and no place tells of the next one or of how many there are", () => {
    const sessions = many(1500, (seed) =>
      chooseAdaptive(library(), 10, learner, aim, randomOf(seed)).map(({ kind }) => (kind === "threat" ? 1 : 0)),
    );
    for (const place of sessions[0]!.keys()) expect(Math.abs(mean(sessions.map((session) => session[place]!)) - 0.4)).toBeLessThan(0.06);
    const after = (before: number) => mean(sessions.flatMap((session) => session.slice(1).filter((_, at) => session[at] === before)));
    expect(Math.abs(after(1) - after(0))).toBeLessThan(0.05);
    // nine known bags leave the last one as open as the first
    const last = (threats: (count: number) => boolean) =>
      mean(
        sessions.filter((session) => threats(session.slice(0, 9).reduce<number>((sum, one) => sum + one, 0))).map((session) => session[9]!),
      );
    expect(Math.abs(last((count) => count >= 5) - last((count) => count <= 2))).toBeLessThan(0.1);
  });

  test("look as crowded with a threat as without one, though the library's do not", () => {
    const of = (images: readonly AdaptiveCandidate[], kind: string) =>
      mean(images.filter((image) => image.kind === kind).map(({ crowd }) => crowd));
    expect(of(library(), "threat") - of(library(), "innocent")).toBeGreaterThan(0.1);
    const chosen = many(200, (seed) => chooseAdaptive(library(), 10, learner, aim, randomOf(seed))).flat();
    expect(Math.abs(of(chosen, "threat") - of(chosen, "innocent"))).toBeLessThan(0.03);
  });

  test("aim at the chance of success, more at what is weak, and forget no category", () => {
    const chosen = many(200, (seed) => chooseAdaptive(library(), 20, learner, aim, randomOf(seed))).flat();
    const threats = chosen.filter(({ kind }) => kind === "threat");
    expect(Math.abs(mean(threats.map(({ chance }) => chance)) - 0.7)).toBeLessThan(0.04);
    const share = (category: string) => threats.filter((threat) => threat.category === category).length / threats.length;
    expect(share("knives")).toBeGreaterThan(0.5);
    for (const category of categories) expect(share(category)).toBeGreaterThan(0.13);
    expect(new Set(threats.filter(({ category }) => category === "knives").map(({ reason }) => reason))).toEqual(new Set(["weak"]));
    expect(new Set(threats.filter(({ category }) => category === "guns").map(({ reason }) => reason))).toEqual(new Set(["level"]));
  });

  test("bring back what was missed in another bag, and what was never met, and say so", () => {
    const due = new Map([["guns3", { hard: true }]]);
    const known = library().map((image) => (image.id < 300 ? { ...image, seen: 1, lastSeen: 4 } : image));
    const chosen = many(100, (seed) =>
      chooseAdaptive(
        known,
        20,
        { ...learner, due, met: new Set([...met].filter((article) => article !== "liquids2")) },
        aim,
        randomOf(seed),
      ),
    ).flat();
    expect(chosen.every(({ seen }) => seen === 0)).toBe(true);
    const again = chosen.filter(({ reason }) => reason === "missed" || reason === "missedHard");
    expect(again.length).toBeGreaterThan(100);
    expect(new Set(again.map(({ article }) => article))).toEqual(new Set(["guns3"]));
    for (const { reason, hard } of again) expect(reason).toBe(hard ? "missedHard" : "missed");
    const unmet = chosen.filter(({ reason }) => reason === "unmet");
    expect(unmet.length).toBeGreaterThan(10);
    expect(new Set(unmet.map(({ article }) => article))).toEqual(new Set(["liquids2"]));
  });

  test("bring what was not met lately before what was, without leaving the aim", () => {
    const lately = {
      ...learner,
      fresh: freshArticles(
        [0, 1, 2, 3].map((number) => ({ article: `knives${number}`, session: 4 })),
        5,
      ),
    };
    const knives = many(200, (seed) => chooseAdaptive(library(), 10, lately, aim, randomOf(seed)))
      .flat()
      .filter(({ category }) => category === "knives");
    const again = knives.filter(({ article }) => lately.fresh.has(article ?? ""));
    expect(again.length / knives.length).toBeLessThan(0.25); // half of the articles
    expect(Math.abs(mean(knives.map(({ chance }) => chance)) - aim.chance)).toBeLessThan(0.04);
  });

  test("show nothing again before everything of its category was shown, then what was shown longest ago", () => {
    let known = library(90);
    const shown: number[][] = [];
    for (let session = 1; session <= 8; session++) {
      const chosen = chooseAdaptive(known, 10, learner, aim, randomOf(session * 31));
      for (const { lastSeen, category } of chosen) {
        const left = known.filter((image) => image.category === category && !chosen.some(({ id }) => id === image.id));
        expect(lastSeen).toBeLessThanOrEqual(Math.min(...left.map((image) => image.lastSeen)));
      }
      shown.push(chosen.map(({ id }) => id));
      known = known.map((image) => (shown.at(-1)!.includes(image.id) ? { ...image, seen: image.seen + 1, lastSeen: session } : image));
    }
  });

  test("are those that were chosen before wishes looked in pools of their own (2026-11-30)", () => {
    const known: AdaptiveLearner = {
      ...learner,
      due: new Map([
        ["guns3", { hard: true }],
        ["knives1", { hard: false }],
      ]),
      fresh: new Map([
        ["knives2", 0.7],
        ["guns1", 1.5],
        ["liquids5", 0.3],
      ]),
      met: new Set([...met].filter((article) => article !== "liquids2")),
    };
    const all = createHash("sha256");
    for (let seed = 1; seed <= 100; seed++) {
      const images = library(seed % 2 === 0 ? 90 : 600).map((image) => {
        const seen = image.id % 5 === 0 && { seen: 1, lastSeen: image.id % 4 };
        return { ...image, shown: (image.id * seed) % 7, ...seen };
      });
      const chosen = chooseAdaptive(images, 40, known, aim, randomOf(seed * 7919));
      all.update(chosen.map(({ id, reason }) => `${id} ${reason}`).join());
    }
    expect(all.digest("hex")).toBe("66c1348db98898dc69b21993ccc9ad7c6a7269b17db9546786bd99b6758349af");
  });

  test("wear no image out: of many learners who are alike no image is shown to more than a few times its share", () => {
    let known = library();
    for (const seed of many(200, (each) => each)) {
      const chosen = new Set(chooseAdaptive(known, 10, learner, aim, randomOf(seed)).map(({ id }) => id));
      known = known.map((image) => (chosen.has(image.id) ? { ...image, shown: image.shown + 1 } : image));
    }
    expect(Math.max(...known.map(({ shown }) => shown))).toBeLessThan(40); // of 200 learners
  });
});

test("half of the threats go to all categories evenly, the rest where most is missed", () => {
  const weights = familyWeights([
    { family: "guns", chance: 1, deviation: 0 },
    { family: "knives", chance: 0.5, deviation: 0 },
  ]);
  expect(weights).toEqual([
    { family: "guns", weight: 0.25, weak: false },
    { family: "knives", weight: 0.75, weak: true },
  ]);
  expect(familyWeights([{ family: "guns", chance: 1, deviation: 0 }])).toEqual([{ family: "guns", weight: 1, weak: false }]);
  expect(familyWeights([])).toEqual([]);
});

test("a missed article is due two sessions later, then less and less often while it is found, and at once when it is missed again", () => {
  const missed = { article: "knife", session: 1, found: false, hard: true };
  const found = (session: number) => ({ article: "knife", session, found: true, hard: false });
  const due = (now: number, ...others: (typeof missed)[]) => [...dueArticles([missed, ...others], now)];
  expect(due(2)).toEqual([]);
  expect(due(3)).toEqual([["knife", { hard: true }]]);
  expect(due(6, found(3))).toEqual([]);
  expect(due(7, found(3))).toHaveLength(1);
  expect(due(99, found(3), found(7), found(15), found(31))).toEqual([]);
  expect(due(9, found(3), { ...missed, session: 7 })).toHaveLength(1);
  expect([...dueArticles([found(1)], 9)]).toEqual([]);
});

test("an article is fresher the more often and the less long ago it was met", () => {
  const fresh = freshArticles(
    [
      { article: "knife", session: 1 },
      { article: "knife", session: 4 },
      { article: "gun", session: 1 },
    ],
    5,
  );
  expect([...fresh]).toEqual([
    ["knife", 1.5],
    ["gun", 0.5],
  ]);
});

test("a library needs three images for each that is chosen, of both kinds, and something to choose between", () => {
  const counts = { threats: 12, innocents: 18, categories: 2, articles: 6 };
  const wants = { images: 10, threatShare: 0.4 };
  expect(adaptiveLack(counts, wants)).toBeNull();
  expect(adaptiveLack({ ...counts, threats: 11 }, wants)).toEqual({ what: "threats", has: 11, needs: 12 });
  expect(adaptiveLack({ ...counts, innocents: 17 }, wants)).toMatchObject({ what: "innocents" });
  expect(adaptiveLack({ ...counts, categories: 1 }, wants)).toMatchObject({ what: "categories" });
  expect(adaptiveLack({ ...counts, articles: 5 }, wants)).toMatchObject({ what: "articles" });
});
