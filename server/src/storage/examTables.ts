import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import type { QuestionModel } from "@vigil/model/curriculum/questionModel";
import type { SealedBy } from "@vigil/model/attempt/sealedBy";
import type { QuestionFilm } from "@vigil/model/quiz/questionFilm";
import type { AnswerCredit } from "@vigil/model/exam/markAnswer";
import type { Generated } from "kysely";
import type { CalendarDate, Common, GeneratedJson, Instant, Json, Stamp, Tenant } from "./columns.ts";

export interface ExamTables {
  examAttempts: Common &
    Tenant & {
      userId: number;
      kind: "final" | "unit" | "quiz";
      courseStatusId: number | null;
      /** of the course status, kept by the database */
      courseId: Generated<number | null>;
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
      seenAt: Instant | null;
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
    kind: QuestionModel;
    optionOrder: Json<number[]>;
    /** what the question, and its options place by place, are called in this attempt; null where it began before they had such numbers */
    askedId: number | null;
    askedOptions: Json<number[]> | null;
    value: Json<(number | string)[]> | null;
    revision: Generated<number>;
    shownMs: number | null;
    elapsedMs: number | null;
    answeredAt: Instant | null;
    durationMs: Generated<number>;
    timeout: Generated<boolean>;
    flagged: Generated<boolean>;
    locked: Generated<boolean>;
    claimedCorrect: boolean | null;
    credit: AnswerCredit | null;
    /** of a part: ten-thousandths of the question */
    points: number | null;
  };
  questionRegrades: {
    domainId: number;
    id: Generated<number>;
    questionId: number;
    courseId: number | null;
    contentIds: number[] | null;
    quizRootId: number | null;
    quizIds: number[] | null;
    ruling: Json;
    reason: string;
    keepPasses: boolean;
    tell: boolean;
    state: Generated<"waiting" | "done" | "failed">;
    wanted: Generated<number>;
    madeBy: number | null;
    madeAt: Stamp;
    doneAt: Instant | null;
  };
  examRegrades: {
    domainId: number;
    regradeId: number;
    attemptId: number;
    creditBefore: string;
    pointsBefore: number | null;
    scoreBefore: number;
    passedBefore: boolean;
    score: number;
    passed: boolean;
    passKept: boolean;
    regradedAt: Stamp;
  };
  quizImages: { domainId: number; quizId: number; position: number; imageId: number };
  quizQuestions: {
    domainId: number;
    quizId: number;
    position: number;
    text: string;
    /** what it asks beside answers to choose from; null where it offers such */
    asks: Json<OtherQuestion> | null;
    correct: Json<string[]>;
    incorrect: Json<string[]>;
    feedback: Generated<string>;
    mediaId: number | null;
    /** where the media is a film */
    film: Json<QuestionFilm> | null;
    /** what it is called in its quiz, from version to version */
    number: number;
    /** of true or false: what is right */
    truth: boolean | null;
    said: GeneratedJson<{ answer: string; text: string }[]>;
  };
}
