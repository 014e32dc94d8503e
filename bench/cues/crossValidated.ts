import type { Sample, Score } from "./logistic.ts";

const FOLDS = 5;

/** The score that each sample gets from what was learnt without it; bags of one recipe (`pair`) are never on both sides. */
export function crossValidated<S extends Sample & { pair: number }>(samples: readonly S[], learn: (some: readonly S[]) => Score): number[] {
  const scores = samples.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const score = learn(samples.filter(({ pair }) => pair % FOLDS !== fold));
    for (const [at, { features, pair }] of samples.entries()) if (pair % FOLDS === fold) scores[at] = score(features);
  }
  return scores;
}
