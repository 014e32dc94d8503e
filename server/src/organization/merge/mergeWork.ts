import type { Tx } from "../../storage/asDomain.ts";
import type { Learner } from "../../training/learner.ts";

/** What else two accounts of one person have, as its room hands it over: settled before their rows move; what follows afterwards is answered. */
export type MergeWork = (tx: Tx, learners: { kept: Learner; merged: Learner }) => Promise<() => Promise<unknown>>;

/** What several rooms have, one after the other. */
export const mergeEach =
  (...works: readonly MergeWork[]): MergeWork =>
  async (tx, learners) => {
    const settles: (() => Promise<unknown>)[] = [];
    for (const work of works) settles.push(await work(tx, learners));
    return async () => {
      for (const settle of settles) await settle();
    };
  };
