import { z } from "zod";
import type { BankEntry } from "../exam/regradeWire.ts";
import type { QuestionNote } from "../exam/questionFile/fileQuestion.ts";

/** Where else a question stands: copies of it and of what it was copied from, and what says the same. */
export interface BankSibling {
  id: number;
  text: string;
  place: "quiz" | "course";
  name: string;
  /** One of them was copied from the other, or both from a third. */
  copy: boolean;
  /** It asks the same in all, and the same is right. */
  same: boolean;
  /** Why its key was said to be wrong, the newest. */
  wrong: { reason: string; madeAt: string } | null;
}

/** GET bankquestions/{id}/whole */
export interface WholeQuestion {
  /** With what is right and how it did; null where only a draft has it. */
  entry: BankEntry | null;
  /** Its own in its quiz or course, from version to version. */
  number: number;
  /** What a draft has of it, as it is written there. */
  draft: { text: string; answers: { text: string; right: boolean }[] } | null;
  siblings: BankSibling[];
  /** Whether the caller may open where it stands, and write there. */
  opens: boolean;
  writes: boolean;
}

const id = z.int().positive();
export const mostCopied = 200;

/** Into which quiz, or the draft of which course. */
export const copyTarget = z.union([z.strictObject({ quizId: id }), z.strictObject({ courseId: id })]);
export type CopyTarget = z.infer<typeof copyTarget>;
export const copyBody = z.strictObject({
  ids: z.array(id).min(1).max(mostCopied),
  to: copyTarget,
});

/** What a question would be there: new, the same as one that is there, or in the same words with something else right. */
export type CopyState = "new" | "same" | "words";
export interface CopyLine {
  id: number;
  text: string;
  state: CopyState;
  /** What of it would be lost, or why it cannot be had there. */
  notes: Pick<QuestionNote, "code" | "word" | "left">[];
}

/** POST bankquestions/copy/preview; nothing is written. */
export interface CopyPreview {
  lines: CopyLine[];
  /** So many more the target takes. */
  room: number;
}

/** POST bankquestions/copy */
export interface Copied {
  added: number;
  /** The quiz that has them, which may be a next version; null of a course. */
  quizId: number | null;
}
