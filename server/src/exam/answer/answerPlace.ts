import type pg from "pg";
import { examSettingsSchema, type ExamSettings } from "@vigil/model/exam/examSettings";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { parsedOnce } from "../../storage/parsedOnce.ts";
import { leaseBinds } from "../../training/trainingLease.ts";

export interface AnswerCall {
  attemptId: number;
  index: number;
}

/** One question of an open or sealed attempt with what judging its answer needs. */
export interface AnswerPlace extends AnswerCall {
  settings: ExamSettings;
  startedMonth: string;
  sealed: boolean;
  /** Since the attempt's start, by the database's clock. */
  elapsedMs: number;
  questionId: number;
  kind: "single" | "multiple";
  optionOrder: number[];
  askedOptions: number[] | null;
  value: number[] | null;
  revision: number;
  answeredMs: number | null;
  shownMs: number | null;
  locked: boolean;
  before: { index: number; elapsedMs: number } | null;
  /** Another tab or browser of the same learner holds the lease. */
  elsewhere: boolean;
}

interface Row {
  settings_text: string;
  started_month: string;
  sealed: boolean;
  elapsed_ms: number;
  question_id: number;
  kind: "single" | "multiple";
  option_order: number[];
  asked_options: number[] | null;
  value: number[] | null;
  revision: number;
  answered_ms: number | null;
  shown_ms: number | null;
  locked: boolean;
  before_index: number | null;
  before_ms: number | null;
  elsewhere: boolean;
}

const question = `select settings::text as settings_text, started_month, sealed, elapsed_ms, question_id, kind, option_order, asked_options, value, revision,
  answered_ms, shown_ms, locked, before_index, before_ms, elsewhere from answer_place($1, $2, $3, $4, $5, $6)`;

const settingsIn = parsedOnce(examSettingsSchema);

/** One statement whose plan the database keeps; an attempt of somebody else, or a question beyond its end, is not found. */
export async function answerPlace(pool: pg.Pool, caller: Caller, call: AnswerCall, tabId: string): Promise<AnswerPlace> {
  const browser = leaseBinds(caller) ? caller.sessionId : null;
  const values = [caller.domainId, caller.userId, call.attemptId, call.index, browser, tabId];
  const { rows } = await pool.query<Row>({ name: "answer_place", text: question, values });
  const [row] = rows;
  if (row === undefined) throw new Problem(404, "ExamNotFound");
  const { sealed, kind, value, revision, locked, elsewhere } = row;
  return {
    ...call,
    sealed,
    kind,
    value,
    revision,
    locked,
    elsewhere,
    settings: settingsIn(row.settings_text),
    startedMonth: row.started_month,
    elapsedMs: row.elapsed_ms,
    questionId: row.question_id,
    optionOrder: row.option_order,
    askedOptions: row.asked_options,
    answeredMs: row.answered_ms,
    shownMs: row.shown_ms,
    before: row.before_index === null ? null : { index: row.before_index, elapsedMs: row.before_ms ?? 0 },
  };
}
