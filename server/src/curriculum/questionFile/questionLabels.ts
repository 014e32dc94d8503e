import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** Where questions stand: a quiz, or a course. */
export type QuestionPlace = { quizId: number } | { courseId: number };

/** What a question is kept under. */
interface Labels {
  category: string;
  tags: readonly string[];
}

/** Categories and tags of questions, by their numbers; the bank keeps them. */
export interface QuestionLabels {
  of: (tx: Tx, domainId: number, place: QuestionPlace) => Promise<ReadonlyMap<number, { category: string; tags: string[] }>>;
  /** What has neither is left as it is. */
  keep: (tx: Tx, caller: Caller, place: QuestionPlace, labels: readonly (Labels & { number: number })[]) => Promise<void>;
}
