import type { SealedBy } from "@vigil/model/attempt/sealedBy";
import type { Generated } from "kysely";
import type { CalendarDate, Common, Instant, Json, Stamp, Tenant } from "./columns.ts";

export interface ExamTables {
  examAttempts: Common &
    Tenant & {
      userId: number;
      kind: "final" | "unit" | "quiz";
      courseStatusId: number | null;
      unitId: number | null;
      quizId: number | null;
      /** of this learner at this place, from 1 */
      number: number;
      contentId: number | null;
      /** as they held when it began */
      settings: Json;
      startedAt: Stamp;
      startedMonth: Generated<CalendarDate>;
      deadlineAt: Instant | null;
      forgivenAt: Instant | null;
      sealedAt: Instant | null;
      sealedBy: SealedBy | null;
      /** hundredths of a percent */
      score: number | null;
      passed: boolean | null;
      /** objectives */
      missed: Generated<number[]>;
      minibook: Generated<"none" | "due" | "done">;
      /** seconds */
      duration: Generated<number>;
    };
  examAnswers: {
    domainId: number;
    startedMonth: CalendarDate;
    attemptId: number;
    position: number;
    questionId: number;
    kind: "single" | "multiple";
    optionOrder: Json<number[]>;
    /** what the question, and its options place by place, are called in this attempt; null where it began before they had such numbers */
    askedId: number | null;
    askedOptions: Json<number[]> | null;
    value: Json<number[]> | null;
    revision: Generated<number>;
    shownMs: number | null;
    elapsedMs: number | null;
    answeredAt: Instant | null;
    durationMs: Generated<number>;
    timeout: Generated<boolean>;
    flagged: Generated<boolean>;
    locked: Generated<boolean>;
    claimedCorrect: boolean | null;
    credit: "none" | "full" | null;
  };
  quizQuestions: {
    domainId: number;
    quizId: number;
    position: number;
    text: string;
    correct: Json<string[]>;
    incorrect: Json<string[]>;
    feedback: Generated<string>;
    mediaId: number | null;
  };
}
