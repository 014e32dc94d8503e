import type { Tx } from "../../storage/asDomain.ts";
import type { Learner } from "../../training/learner.ts";

/** What else two accounts of one person have, as its room hands it over: settled before their rows move; what follows afterwards is answered. */
export type MergeWork = (tx: Tx, learners: { kept: Learner; merged: Learner }) => Promise<() => Promise<unknown>>;
