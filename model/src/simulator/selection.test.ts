import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseExamImages, chooseImages, type Candidate } from "./selection.ts";
import { imageSelections } from "./settings.ts";

const categories = ["guns", "knives", "liquids"];
const library: Candidate[] = Array.from({ length: 60 }, (_, index) => {
  const threat = index % 3 === 0;
  return {
    id: index + 1,
    kind: threat ? "threat" : "innocent",
    category: threat ? (categories[(index / 3) % 3] ?? null) : null,
    seen: index < 50 ? 1 : 0,
    lastSeen: index < 50 ? 1 : 0,
  };
});
/** A repeatable source in [0, 1). */
const randomOf = (seed: number) => () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
const ids = (chosen: Candidate[]): number[] => chosen.map(({ id }) => id);

describe("the images of a session", () => {
  test("are as many as asked for, each once, whatever the algorithm; fewer only when the library has fewer", () => {
    fc.assert(
      fc.property(fc.constantFrom(...imageSelections), fc.integer({ min: 1, max: 90 }), fc.nat(2 ** 30), (algorithm, count, seed) => {
        const chosen = ids(chooseImages(library, count, algorithm, randomOf(seed)));
        expect(chosen).toHaveLength(Math.min(count, library.length));
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });

  test("sequential goes on in library order, and round again with what was seen longest ago", () => {
    const shown = (upTo: number): Candidate[] =>
      library.map((image) => ({ ...image, seen: image.id <= upTo ? 1 : 0, lastSeen: image.id <= upTo ? Math.ceil(image.id / 20) : 0 }));
    expect(ids(chooseImages(shown(0), 3, "sequential", randomOf(1)))).toEqual([1, 2, 3]);
    expect(ids(chooseImages(shown(57), 4, "sequential", randomOf(1)))).toEqual([58, 59, 60, 1]);
    expect(ids(chooseImages(shown(60), 2, "sequential", randomOf(1)))).toEqual([1, 2]);
  });

  test("show nothing twice before everything was shown, then what was shown longest ago, whatever the algorithm", () => {
    for (const algorithm of imageSelections) {
      let known = library.map((image) => ({ ...image, seen: 0, lastSeen: 0 }));
      const sessions: number[][] = [];
      for (let session = 1; session <= 12; session++) {
        const chosen = ids(chooseImages(known, 10, algorithm, randomOf(session * 7919)));
        sessions.push(chosen.toSorted((one, other) => one - other));
        known = known.map((image) => (chosen.includes(image.id) ? { ...image, seen: image.seen + 1, lastSeen: session } : image));
      }
      // a balanced session asks for more threats than there are others: its kinds run out one after the other
      if (algorithm === "balanced" || algorithm === "adaptive") continue;
      expect(new Set(sessions.slice(0, 6).flat()).size).toBe(60);
      expect(sessions.slice(6)).toEqual(sessions.slice(0, 6));
    }
  });

  test("random differs from one session to the next and is the same for the same source", () => {
    expect(ids(chooseImages(library, 10, "random", randomOf(5)))).toEqual(ids(chooseImages(library, 10, "random", randomOf(5))));
    expect(ids(chooseImages(library, 10, "random", randomOf(5)))).not.toEqual(ids(chooseImages(library, 10, "random", randomOf(6))));
  });

  test("a library as small as the session comes again in another order: what began one session begins the next no more often than by lot", () => {
    const small = library.slice(0, 8).map((image) => ({ ...image, seen: 1, lastSeen: 1 }));
    for (const algorithm of imageSelections.filter((each) => each !== "sequential")) {
      const began = new Map<string, number>();
      // the seeds are fixed, and with them every count: 5,600 sessions over the 56 pairs of first bags
      for (let seed = 1; seed <= 5_600; seed++) {
        const [first, second] = ids(chooseImages(small, 8, algorithm, randomOf(seed * 104_729)));
        began.set(`${first} ${second}`, (began.get(`${first} ${second}`) ?? 0) + 1);
      }
      expect(began.size).toBe(56);
      for (const times of began.values()) expect(Math.abs(times - 100)).toBeLessThan(50); // five standard deviations
    }
  });

  test("balanced has two fifths of threats, spread evenly over the categories", () => {
    const threats = chooseImages(library, 15, "balanced", randomOf(3)).filter(({ kind }) => kind === "threat");
    expect(threats).toHaveLength(6);
    for (const category of categories) expect(threats.filter((threat) => threat.category === category)).toHaveLength(2);
  });

  test("unseen takes those seen least often first", () => {
    expect(ids(chooseImages(library, 10, "unseen", randomOf(9))).toSorted((one, other) => one - other)).toEqual([
      51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
    ]);
  });
});

describe("the images of an exam", () => {
  const share = { least: 35, most: 65 };
  const threatsOf = (chosen: Candidate[] | null) => (chosen ?? []).filter(({ kind }) => kind === "threat").length;

  test("are as many as asked for, each once, with a number of threats drawn anew within the band", () => {
    for (const algorithm of imageSelections) {
      const drawn = new Set<number>();
      for (let seed = 1; seed <= 200; seed++) {
        const chosen = chooseExamImages(library, 20, algorithm, share, randomOf(seed * 7919));
        expect(new Set(ids(chosen ?? [])).size).toBe(20);
        drawn.add(threatsOf(chosen));
      }
      expect([...drawn].toSorted((one, other) => one - other)).toEqual([7, 8, 9, 10, 11, 12, 13]);
    }
  });

  test("come in any order, whatever the algorithm: no place says more than another what lies there", () => {
    for (const algorithm of imageSelections) {
      const threats = Array.from({ length: 10 }, () => 0);
      for (let seed = 1; seed <= 400; seed++)
        chooseExamImages(library, 10, algorithm, share, randomOf(seed * 104_729))?.forEach(({ kind }, place) => {
          if (kind === "threat") threats[place] = (threats[place] ?? 0) + 1;
        });
      for (const count of threats) expect(Math.abs(count - 200)).toBeLessThan(50); // five standard deviations
    }
  });

  test("keep to what there is of a kind where the band allows it, and are none where it does not", () => {
    const few = library.filter(({ kind, id }) => kind === "innocent" || id < 9); // three threats
    expect(threatsOf(chooseExamImages(few, 8, "random", share, randomOf(1)))).toBe(3);
    expect(chooseExamImages(few, 20, "random", share, randomOf(1))).toBeNull();
    expect(chooseExamImages(library.slice(0, 10), 11, "random", share, randomOf(1))).toBeNull();
  });

  test("hold at least one threat and one innocent bag, whatever is configured", () => {
    for (const open of [
      { least: 0, most: 0 },
      { least: 100, most: 100 },
      { least: 0, most: 100 },
    ])
      for (let count = 2; count <= 20; count++) {
        const threats = threatsOf(chooseExamImages(library, count, "random", open, randomOf(count)));
        expect(threats).toBeGreaterThan(0);
        expect(threats).toBeLessThan(count);
      }
  });
});
