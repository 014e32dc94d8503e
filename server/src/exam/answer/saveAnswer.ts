import { valueFits } from "@vigil/model/exam/answerValue";
import { countedAnswer } from "@vigil/model/exam/countedAnswer";
import { isStrict } from "@vigil/model/exam/examSettings";
import type { AnswerBody, AnswerFeedback, AnswerSaved } from "@vigil/model/exam/examWire";
import type { PlaceCall } from "../../attempt/readPlace.ts";
import { saveOne, type Saving } from "../../attempt/saveOne.ts";
import { storingBy } from "../../attempt/storing.ts";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { examRows } from "../examRow.ts";
import { askedOptions, bankOptions } from "../paper/askedAs.ts";
import { earned, readQuestionPaper } from "../paper/questionPaper.ts";
import { feedbackOf, readQuestions } from "../paper/readQuestions.ts";
import { answerPlace, type AnswerPlace } from "./answerPlace.ts";

interface Counted {
  elapsedMs: number;
  shownMs: number | null;
  /** What is chosen, under the numbers of the bank. */
  value: (number | string)[];
}

/** An answer may change until it is locked; what is stored is the newest. */
const answers: Saving<AnswerPlace, AnswerBody, Counted> = {
  place: answerPlace,
  isStored: ({ locked, revision }, body) => locked || revision >= body.revision,
  counted(place, body) {
    const value = bankOptions(place, body.value);
    if (value === null || !valueFits(place.kind, body.value)) throw new Problem(422, "ExamAnswerInvalid", { field: "value" });
    const counted = countedAnswer(
      { settings: place.settings, index: place.index, receivedMs: place.elapsedMs, before: place.before, shownMs: place.shownMs },
      { elapsedMs: body.elapsedMs, shownMs: body.shownMs, journal: body.journal === true },
    );
    if (counted === "outOfOrder") throw new Problem(412, "ExamOutOfOrder");
    if (counted === "timeOver") throw new Problem(409, "ExamTimeOver");
    return { ...counted, value };
  },
  storing: storingBy("store_answers"),
  values: (place, body, { elapsedMs: elapsed, shownMs: shown, value: chosen }) => ({
    newer: body.revision,
    chosen,
    elapsed,
    shown,
    took: Math.min(Math.round(body.durationMs), place.elapsedMs),
    out_of_time: body.timeout,
    flag: body.flagged,
    closing: closes(place, body),
  }),
  stored: (place, body, { value, elapsedMs: answeredMs }) => ({
    ...place,
    value,
    revision: body.revision,
    locked: closes(place, body),
    answeredMs,
  }),
  sealed: "ExamSealed",
  event: { type: "examAttempt.lateAnswer", entity: "examAttempt" },
  flagged: (examAttemptId) => ({ examAttemptId }),
  lateFlags: ({ index: position }, times) => [{ kind: "lateAnswer", position, facts: { ...times } }],
  elsewhereFlags: [{ kind: "elsewhere", facts: { times: 1 } }],
};

const closes = ({ settings }: AnswerPlace, { locked }: AnswerBody): boolean => locked && isStrict(settings);

/** Stores one answer where it is newer than what is there; answers what is stored afterwards, whoever stored it. */
export async function saveAnswer(
  house: Pick<House, "asDomain" | "pool">,
  caller: Caller,
  call: PlaceCall & { locale?: string | undefined },
  body: AnswerBody,
): Promise<AnswerSaved> {
  const place = await saveOne(house, caller, answers, call, body);
  const { value, revision, locked } = place;
  return { value: askedOptions(place, value ?? []), revision, locked, feedback: await feedback(house, caller, place, call.locale) };
}

/** What is right is told of an answer that is locked, where the exam says so after each question. */
async function feedback(
  { asDomain }: Pick<House, "asDomain">,
  caller: Caller,
  place: AnswerPlace,
  locale: string | undefined,
): Promise<AnswerFeedback | null> {
  if (!place.locked || place.settings.feedback !== "question") return null;
  return asDomain(caller.domainId, async (tx) => {
    const attempt = await examRows.own(tx, caller, place.attemptId);
    const bank = await readQuestions(tx, caller.domainId, attempt, locale);
    const question = bank.find(({ id }) => id === place.questionId);
    const [row] = (await readQuestionPaper(tx, attempt)).filter(({ position }) => position === place.index);
    if (question === undefined || row === undefined) return null;
    return feedbackOf(question, { ...row, value: place.value }, earned(attempt, { ...row, value: place.value }, question).credit);
  });
}
