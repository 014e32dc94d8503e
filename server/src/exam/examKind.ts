import type { AttemptKind } from "../attempt/attemptKind.ts";
import { examHeard, lastAnswer } from "../training/attempts/examHeard.ts";
import { examRows, type ExamRow } from "./examRow.ts";
import { sealAttempt } from "./seal/sealAttempt.ts";

/** Questions: the final or a unit's exam of a course, or a quiz. */
export const examKind: AttemptKind<ExamRow, "kind" | "courseStatusId" | "unitId" | "quizId"> = {
  name: "exam",
  due: "exams",
  rows: examRows,
  lastHeard: examHeard,
  lastWork: lastAnswer,
  seal: sealAttempt,
};
