import { allowedSeconds } from "@vigil/model/attempt/extraTime";
import { notAsked } from "@vigil/model/simulator/notAsked";
import type { LearnerQuiz, QuizRecord } from "@vigil/model/quiz/quizWire";
import { sql } from "kysely";
import { isOverdue } from "../training/attempts/isOverdue.ts";
import { waitsUntil } from "../training/attempts/waitsUntil.ts";
import { trainingConfiguration } from "../training/trainingConfiguration.ts";
import { examHeard } from "../training/attempts/examHeard.ts";
import type { Caller } from "../identity/access/caller.ts";
import { sessionHeard } from "../training/attempts/sessionHeard.ts";
import type { Tx } from "../storage/asDomain.ts";
import { extraTimeOf } from "../training/extraTimeOf.ts";
import { assignedQuizzes, type CalledQuiz } from "./quizOfCall.ts";
import { quizRules } from "./bagsRules.ts";
import { wireInstant } from "../http/wireInstant.ts";

const mostRecords = 50;

/** The learner's quizzes with how far they are. */
export async function learnerQuizzes(tx: Tx, caller: Caller): Promise<LearnerQuiz[]> {
  const [extraTime, quizzes] = await Promise.all([extraTimeOf(tx, caller), assignedQuizzes(tx, caller)]);
  // what `questionsRules` goes by, the same for all of them
  const { maxDisconnectTime } = quizzes.some(({ type }) => type === "content")
    ? await trainingConfiguration(tx, { ...caller, courseId: null })
    : { maxDisconnectTime: 0 };
  return Promise.all(quizzes.map((quiz) => answer(tx, caller, quiz, extraTime, maxDisconnectTime)));
}

async function answer(tx: Tx, caller: Caller, quiz: CalledQuiz, extraTime: number, maxDisconnectTime: number): Promise<LearnerQuiz> {
  const { rootId: _root, simulatorCourseId: _course, questionSeconds, quizSeconds, ...told } = quiz;
  const [sessions, rules] = await Promise.all([
    quizSessions(tx, caller, quiz.rootId),
    quiz.type === "simulator"
      ? quizRules(tx, caller, quiz).then(({ settings }) => settings)
      : { categoryRequired: false, markRequired: false, confidence: false, ...notAsked, maxDisconnectMs: maxDisconnectTime * 1000 },
  ]);
  const open = sessions.find((each) => each.open && each.quizId === quiz.id);
  return {
    ...told,
    questionTime: allowedSeconds(questionSeconds, extraTime),
    quizTime: allowedSeconds(quizSeconds, extraTime),
    extraTime,
    categoryRequired: rules.categoryRequired,
    markRequired: rules.markRequired,
    confidence: rules.confidence,
    minHitRate: rules.minHitRate,
    maxFalseAlarmRate: rules.maxFalseAlarmRate,
    open: open !== undefined,
    ...(open?.until && { openUntil: wireInstant(open.until) }),
    maxDisconnectTime: rules.maxDisconnectMs / 1000,
    records: sessions.flatMap((row) => recordOf(row) ?? []),
  };
}

interface Row {
  id: number;
  quizId: number;
  score: number | null;
  passed: boolean | null;
  duration: number;
  sealedAt: Date | null;
  /** It can be gone on with. */
  open: boolean;
  /** Then it ends by itself; null where it waits for ever. */
  until: Date | null;
}

/** Over all versions of the quiz, newest first. */
async function quizSessions(tx: Tx, { domainId, userId }: Caller, rootId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select attempt.id, attempt.quiz_id, attempt.score, attempt.passed, attempt.duration, attempt.sealed_at,
        attempt.sealed_at is null and not ${isOverdue(sessionHeard)} as open, ${waitsUntil(sessionHeard)} as until
      from quizzes quiz join simulator_sessions attempt on attempt.domain_id = quiz.domain_id and attempt.quiz_id = quiz.id and attempt.user_id = ${userId}
     where quiz.domain_id = ${domainId} and (quiz.id = ${rootId} or quiz.root_id = ${rootId})
    union all
    select attempt.id, attempt.quiz_id, attempt.score, attempt.passed, attempt.duration, attempt.sealed_at,
        attempt.sealed_at is null and not ${isOverdue(examHeard)} as open, ${waitsUntil(examHeard)} as until
      from quizzes quiz join exam_attempts attempt on attempt.domain_id = quiz.domain_id and attempt.quiz_id = quiz.id and attempt.user_id = ${userId}
     where quiz.domain_id = ${domainId} and (quiz.id = ${rootId} or quiz.root_id = ${rootId})
     order by id desc limit ${mostRecords}`.execute(tx);
  return rows;
}

const recordOf = ({ id, score, passed, duration, sealedAt }: Row): QuizRecord | null =>
  sealedAt === null ? null : { id, score: (score ?? 0) / 100, passed: passed ?? false, duration, endAt: wireInstant(sealedAt) };
