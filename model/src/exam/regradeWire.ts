import { z } from "zod";
import type { Accepted } from "../curriculum/questionKinds.ts";
import type { PutMark } from "./answerValue.ts";
import type { Offered } from "./askedParts.ts";
import type { ExamQuestion } from "./examWire.ts";
import { ruling, type Ruling } from "./ruling.ts";

/** POST …/questions/{question}/regrade: what is said of a question afterwards, and what becomes of who passed with the wrong key. */
export const regradeBody = z.strictObject({
  ruling,
  reason: z.string().trim().min(3).max(500),
  /** Who has passed stays so, whatever the new key says. */
  keepPasses: z.boolean().default(true),
  /** A mail goes to each whose result is another one. */
  tell: z.boolean().default(true),
});
export type RegradeBody = z.infer<typeof regradeBody>;
export const regradePreviewBody = regradeBody.pick({ ruling: true });

/** So many people are named before it is confirmed; how many there are is counted. */
export const mostNamed = 200;

export interface RegradedPerson {
  attemptId: number;
  userId: number;
  name: string;
  username: string;
  company: string;
  /** Percent. */
  scoreBefore: number;
  score: number;
}

/** POST …/regrade/preview: what would come of it. */
export interface RegradePreview {
  /** Handed in with this question, and those of them whose score would be another. */
  attempts: number;
  changed: number;
  /** Still open: they are marked by it when they are handed in. */
  running: number;
  /** Handed in, and their answers were taken away since: they cannot be marked again. */
  removed: number;
  passNow: RegradedPerson[];
  passNowCount: number;
  /** By the new key they would not have passed. */
  passLost: RegradedPerson[];
  passLostCount: number;
}

/** What was said of a question, and how far marking again is. */
export interface Regrade {
  id: number;
  questionId: number;
  ruling: Ruling;
  reason: string;
  keepPasses: boolean;
  madeAt: string;
  madeBy: string;
  state: "waiting" | "done" | "failed";
  wanted: number;
  done: number;
  changed: number;
  passNow: number;
  passLost: number;
  passKept: number;
}

/** How a question did, over the attempts that were handed in. */
export interface QuestionFigures {
  shown: number;
  /** Percent of what could be earned; null where it was never shown. */
  earned: number | null;
  wholly: number;
  unanswered: number;
  /** Seconds, mean. */
  seconds: number | null;
  /** −1 … 1: how far those who do well elsewhere do well here; null below so many attempts as say anything. */
  discrimination: number | null;
  /** By option; of pairs by item and target. */
  chosen: { option: number; target?: number; times: number }[];
  /** What was written most. */
  written: { text: string; times: number }[];
  /** Where it was marked. */
  marked: MarkedPlaces;
}
export interface MarkedPlaces {
  /** Of each thing that is right how many marked it. */
  things: { id: number; times: number }[];
  /** How many put a mark on nothing that is right, and how many said that there is nothing. */
  beside: number;
  nothing: number;
  /** So many of the marks, as they are answered. */
  marks: PutMark[];
}
/** Fewer say nothing of how a question tells good from bad. */
export const leastForDiscrimination = 20;

/** A question of the bank with what is right, as its author sees it. */
export interface BankEntry {
  id: number;
  model: ExamQuestion["model"];
  objective: string | null;
  text: string;
  options: Offered[];
  /** By what holds now. */
  key: number[];
  accepted: Accepted[];
  unit?: string;
  /** As of a question of an exam: where its picture, film or scan lies for whoever may see the bank. */
  picture?: string;
  film?: string;
  scan?: string;
  description?: string;
  figures: QuestionFigures;
}

/** GET courses/{id}/contents/{contentId}/questions and quizzes/{id}/bank. */
export interface QuestionBank {
  questions: BankEntry[];
  /** Newest first. */
  regrades: Regrade[];
}
