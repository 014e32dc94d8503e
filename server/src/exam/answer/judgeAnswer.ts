import { valueFits } from "@vigil/model/exam/answerValue";
import { countedAnswer } from "@vigil/model/exam/countedAnswer";
import type { AnswerBody } from "@vigil/model/exam/examWire";
import { bankOptions } from "../paper/askedAs.ts";
import type { AnswerPlace } from "./answerPlace.ts";

export interface JudgedAnswer {
  elapsedMs: number;
  shownMs: number | null;
  /** What is chosen, under the numbers of the bank. */
  value: (number | string)[];
}

export type AnswerRefusal = "ExamAnswerInvalid" | "ExamOutOfOrder" | "ExamTimeOver";

type Judging = Pick<AnswerPlace, "kind" | "optionOrder" | "askedOptions" | "settings" | "index" | "before" | "shownMs" | "elapsedMs">;

/** An answer under the server's clock, or why the rules allow no such thing. */
export function judgeAnswer(place: Judging, body: AnswerBody): JudgedAnswer | AnswerRefusal {
  const value = bankOptions(place, body.value);
  if (value === null || !valueFits(place.kind, body.value)) return "ExamAnswerInvalid";
  const counted = countedAnswer(
    { settings: place.settings, index: place.index, receivedMs: place.elapsedMs, before: place.before, shownMs: place.shownMs },
    { elapsedMs: body.elapsedMs, shownMs: body.shownMs, journal: body.journal === true },
  );
  if (counted === "outOfOrder") return "ExamOutOfOrder";
  if (counted === "timeOver") return "ExamTimeOver";
  return { ...counted, value };
}
