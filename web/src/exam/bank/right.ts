import type { Accepted } from "@vigil/model/curriculum/questionKinds";

/** What is said to be right: answers, steps in their order, pairs, or what may be written. */
export interface Right {
  key: readonly number[];
  accepted: readonly Accepted[];
}
