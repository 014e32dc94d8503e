import { CompiledQuery } from "kysely";
import { countedAnswer } from "@vigil/model/exam/countedAnswer";
import { isRight } from "@vigil/model/exam/examScore";
import { isStrict } from "@vigil/model/exam/examSettings";
import type { AnswerBody, AnswerFeedback, AnswerSaved } from "@vigil/model/exam/examWire";
import { isLate } from "@vigil/model/attempt/countedTime";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { raiseFlags } from "../../integrity/raiseFlags.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { answerPlace, type AnswerCall, type AnswerPlace } from "./answerPlace.ts";
import { askedOptions, bankOptions } from "../paper/askedAs.ts";
import { ownAttempt } from "../attemptRow.ts";
import { feedbackOf, readQuestions } from "../paper/readQuestions.ts";

type Room = Pick<House, "asDomain" | "pool">;

/** Stores one answer where it is newer than what is there; answers what is stored afterwards, whoever stored it. */
export async function saveAnswer(
  house: Room,
  caller: Caller,
  call: AnswerCall & { tabId: string; locale?: string | undefined },
  body: AnswerBody,
): Promise<AnswerSaved> {
  const place = await answerPlace(house.pool, caller, call, call.tabId);
  if (place.elsewhere) {
    const flag = { kind: "elsewhere", facts: { times: 1 } } as const;
    await house.asDomain(caller.domainId, (tx) => raiseFlags(tx, caller, { examAttemptId: place.attemptId }, [flag]));
    throw new Problem(423, "TrainingOpenElsewhere");
  }
  if (place.locked || place.revision >= body.revision) return told(house, caller, place, call.locale);
  if (place.sealed) throw new Problem(409, "ExamSealed");
  const value = bankOptions(place, body.value);
  if (value === null || (place.kind === "single" && body.value.length > 1)) throw new Problem(422, "ExamAnswerInvalid", { field: "value" });
  const counted = countedAnswer(
    { settings: place.settings, index: place.index, receivedMs: place.elapsedMs, before: place.before, shownMs: place.shownMs },
    { elapsedMs: body.elapsedMs, shownMs: body.shownMs, journal: body.journal === true },
  );
  if (counted === "outOfOrder") throw new Problem(412, "ExamOutOfOrder");
  if (counted === "timeOver") throw new Problem(409, "ExamTimeOver");
  const late = isLate({ claimedMs: body.elapsedMs, receivedMs: place.elapsedMs });
  const stored = await (late ? storeLate : store)(house, caller, place, { ...body, value }, counted);
  const now = stored
    ? { ...place, value, revision: body.revision, locked: closes(place, body), answeredMs: counted.elapsedMs }
    : await answerPlace(house.pool, caller, call, call.tabId);
  // Another request was quicker, or the attempt was sealed meanwhile.
  if (!stored && now.revision < body.revision && !now.locked) throw new Problem(409, "ExamSealed");
  return told(house, caller, now, call.locale);
}

interface Counted {
  elapsedMs: number;
  shownMs: number | null;
}

const closes = ({ settings }: AnswerPlace, { locked }: AnswerBody): boolean => locked && isStrict(settings);

/** A statement that is its own transaction; durable when it answers. */
async function store({ pool }: Room, { domainId }: Caller, place: AnswerPlace, body: AnswerBody, counted: Counted): Promise<boolean> {
  const { rows } = await pool.query<{ stored: boolean }>(storing(domainId, place, body, counted));
  return rows[0]?.stored ?? false;
}

/** The same with a flag for the auditor: this answer arrived later than a working connection explains. */
const storeLate = ({ asDomain }: Room, caller: Caller, place: AnswerPlace, body: AnswerBody, counted: Counted): Promise<boolean> =>
  asDomain(caller.domainId, async (tx) => {
    const { text, values } = storing(caller.domainId, place, body, counted);
    const { rows } = await tx.executeQuery<{ stored: boolean }>(CompiledQuery.raw(text, values));
    if (rows[0]?.stored !== true) return false;
    const facts = { claimedMs: Math.round(body.elapsedMs), receivedMs: place.elapsedMs, countedMs: Math.round(counted.elapsedMs) };
    await raiseFlags(tx, caller, { examAttemptId: place.attemptId }, [{ kind: "lateAnswer", position: place.index, facts }]);
    await writeEvent(tx, caller, {
      type: "examAttempt.lateAnswer",
      severity: "warning",
      subject: { entity: "examAttempt", id: place.attemptId },
      data: {
        index: place.index,
        claimedMs: body.elapsedMs,
        receivedMs: place.elapsedMs,
        countedMs: counted.elapsedMs,
        journal: body.journal ?? false,
      },
    });
    return true;
  });

const storing = (domainId: number, place: AnswerPlace, body: AnswerBody, { elapsedMs, shownMs }: Counted) => ({
  name: "store_answer",
  text: "select store_answer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as stored",
  values: [
    domainId,
    place.startedMonth,
    place.attemptId,
    place.index,
    body.revision,
    JSON.stringify(body.value),
    elapsedMs,
    shownMs,
    Math.min(Math.round(body.durationMs), place.elapsedMs),
    body.timeout,
    body.flagged,
    closes(place, body),
  ] as unknown[],
});

async function told(house: Room, caller: Caller, place: AnswerPlace, locale: string | undefined): Promise<AnswerSaved> {
  const { value, revision, locked } = place;
  return { value: askedOptions(place, value ?? []), revision, locked, feedback: await feedback(house, caller, place, locale) };
}

/** What is right is told of an answer that is locked, where the exam says so after each question. */
async function feedback(
  { asDomain }: Room,
  caller: Caller,
  place: AnswerPlace,
  locale: string | undefined,
): Promise<AnswerFeedback | null> {
  if (!place.locked || place.settings.feedback !== "question") return null;
  const bank = await asDomain(caller.domainId, async (tx) => {
    const attempt = await ownAttempt(tx, caller, place.attemptId);
    return readQuestions(tx, caller.domainId, attempt, locale);
  });
  const question = bank.find(({ id }) => id === place.questionId);
  return question === undefined ? null : feedbackOf(question, place, isRight(question.key, place.value ?? []));
}
