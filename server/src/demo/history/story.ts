import type { Random } from "@vigil/xray/random";

/** One run of a program: days before today that it began, and until which its learner worked at it. */
export interface StoryRun {
  begins: number;
  stops: number;
}

/** What became of a program that was assigned to somebody. */
export interface Story {
  runs: readonly StoryRun[];
  /** Days before today; negative is still to come, null asks for no day. */
  due: number | null;
  assigned: number;
}

const kinds = [
  ["done", "done", "late", "done", "renewed", "done", "underWay", "done", "lapsed", "done"],
  ["done", "untouched", "done", "expiring", "done", "underWay", "done", "late", "done", "waiting"],
].flat();
type Kind = "done" | "late" | "renewed" | "underWay" | "lapsed" | "untouched" | "expiring" | "waiting";

/** A program of the demo is valid for three years. */
const validDays = 1096;

/** By the place among the learners of a program: many are done, some are late, and each other end is there for somebody. */
export function storyOf(place: number, random: Random): Story {
  const kind = (kinds[place % kinds.length] ?? "done") as Kind;
  return told[kind](random);
}

const told: Record<Kind, (random: Random) => Story> = {
  done: (random) => begun(random.whole(70, 345), 0, 90),
  late: (random) => {
    const begins = random.whole(100, 200);
    return begun(begins, begins - random.whole(4, 16), random.whole(60, 85));
  },
  underWay: (random) => begun(random.whole(5, 19), 0, random.whole(45, 75)),
  expiring: (random) => ({ ...begun(validDays + random.whole(5, 25), 0, 0), due: null }),
  lapsed: (random) => ({ ...begun(validDays + random.whole(110, 210), 0, 0), due: null }),
  renewed: (random) => {
    const begins = validDays + random.whole(70, 95);
    const runs = [
      { begins, stops: begins - 60 },
      { begins: begins - validDays + random.whole(-20, 5), stops: 0 },
    ];
    return { runs, due: null, assigned: begins + 3 };
  },
  untouched: (random) => ({ runs: [], due: random.whole(8, 45), assigned: random.whole(95, 130) }),
  waiting: (random) => ({ runs: [], due: -random.whole(12, 50), assigned: random.whole(5, 20) }),
};

/** `allowed`: days from the start until it is due. */
const begun = (begins: number, stops: number, allowed: number): Story => ({
  runs: [{ begins, stops }],
  due: begins - allowed,
  assigned: begins + 3,
});
