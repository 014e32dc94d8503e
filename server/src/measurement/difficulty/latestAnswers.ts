import { innocentFamily } from "@vigil/model/measurement/difficulty/difficultyRegression";
import type { ScaleAnswer } from "@vigil/model/measurement/difficulty/replayAnswers";
import { halvedImages, type HalvedAnswer } from "@vigil/model/measurement/observer/splitHalves";

/** The latest answers of each learner, as they are played: two bits each, so that a hundred thousand people are a few megabytes. */
export function latestAnswers() {
  const kept = new Map<number, { codes: Uint8Array; count: number }>();
  return {
    take(answers: readonly ScaleAnswer[]): void {
      for (const { learner, family, right } of answers) {
        const own = kept.get(learner) ?? { codes: new Uint8Array(halvedImages), count: 0 };
        kept.set(learner, own);
        own.codes[own.count++ % halvedImages] = (family === innocentFamily ? 0 : 2) + (right ? 1 : 0);
      }
    },
    *byLearner(): Generator<HalvedAnswer[]> {
      for (const { codes, count } of kept.values())
        yield Array.from({ length: Math.min(count, halvedImages) }, (_, at) => {
          const code = codes[(Math.max(0, count - halvedImages) + at) % halvedImages]!;
          return { threat: code >= 2, right: code % 2 === 1 };
        });
    },
  };
}
