import type { ExamSettings } from "@vigil/model/exam/examSettings";
import type { ExamResult, ExamStart, SubmitBody } from "@vigil/model/exam/examWire";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import type { SealBody, SessionReadiness, SessionResults, SessionStart } from "@vigil/model/simulator/wire";
import type { z } from "zod";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Learner } from "../training/learner.ts";

/** What a quiz may be taken as. A quiz knows its own rules; how it is asked, and what is right, the room that hands this over. */
interface Taking<Call extends { quizId: number }, Rules, Start, Body, Result> {
  body: z.ZodType<Body>;
  /** Goes on with the open attempt, even where a newer version has come meanwhile; begins one by the rules where there is none. */
  start: (tx: Tx, caller: Caller, call: Call, rules: () => Promise<Rules>) => Promise<Start>;
  /** The caller's own; one of another quiz is not found. */
  handIn: (tx: Tx, caller: Caller, quizId: number, body: Body) => Promise<Result>;
  /** Ends an open attempt as it stands. */
  seal: (tx: Tx, learner: Learner, id: number) => Promise<unknown>;
}

interface QuestionsCall {
  quizId: number;
  locale?: string | undefined;
  random: () => number;
}
interface QuestionsRules {
  name: string;
  settings: ExamSettings;
}
/** Questions, as `exam` asks them. */
export type QuestionsTaking = Taking<QuestionsCall, QuestionsRules, ExamStart, SubmitBody, ExamResult>;

interface BagsCall {
  quizId: number;
  random: () => number;
}
interface BagsRules {
  libraryId: number;
  settings: SessionSettings;
  courseId: number;
  /** The images its author chose; drawn where there are none. */
  picked: readonly number[];
}
/** Bags at the X-ray screen, as `simulator` shows them. */
export interface BagsTaking extends Taking<BagsCall, BagsRules, SessionStart, SealBody, SessionResults> {
  /** Whether an attempt could begin now: its intro says so before anybody presses *Begin*. */
  ready: (tx: Tx, caller: Caller, call: BagsCall, rules: () => Promise<BagsRules>) => Promise<SessionReadiness>;
}

export interface QuizTaking {
  questions: QuestionsTaking;
  bags: BagsTaking;
}
