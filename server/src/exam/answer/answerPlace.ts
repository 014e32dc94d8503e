import { examSettingsSchema, isStrict, type ExamSettings } from "@vigil/model/exam/examSettings";
import type { QuestionModel } from "@vigil/model/curriculum/questionModel";
import type pg from "pg";
import { placeReader, type Place, type PlaceCall } from "../../attempt/readPlace.ts";
import type { Caller } from "../../identity/access/caller.ts";

/** One question of an open or sealed attempt with what judging its answer needs. */
export interface AnswerPlace extends Place<ExamSettings> {
  questionId: number;
  kind: QuestionModel;
  optionOrder: number[];
  askedOptions: number[] | null;
  value: (number | string)[] | null;
  revision: number;
  answeredMs: number | null;
  shownMs: number | null;
  locked: boolean;
  /** The last locked one before it; only looked for where something hangs on it. */
  before: { index: number; elapsedMs: number } | null;
}

type Own = Omit<AnswerPlace, keyof Place<ExamSettings> | "before"> & { beforeIndex: number | null; beforeMs: number | null };

const read = placeReader<ExamSettings, Own>({
  name: "answer_places",
  own: `question_id as "questionId", kind, option_order as "optionOrder", asked_options as "askedOptions", value, revision,
    answered_ms as "answeredMs", shown_ms as "shownMs", locked, before_index as "beforeIndex", before_ms as "beforeMs"`,
  settings: examSettingsSchema,
  standsAlone: (settings) => !isStrict(settings),
  missing: "ExamNotFound",
});

export async function answerPlace(pool: pg.Pool, caller: Caller, call: PlaceCall): Promise<AnswerPlace> {
  const { beforeIndex, beforeMs, ...place } = await read(pool, caller, call);
  return { ...place, before: beforeIndex === null ? null : { index: beforeIndex, elapsedMs: beforeMs ?? 0 } };
}
