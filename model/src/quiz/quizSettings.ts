import { allowedSeconds, usualTime } from "../attempt/extraTime.ts";
import type { ExamSettings } from "../exam/examSettings.ts";

interface QuizRules {
  passingScore: number;
  questionTime: number;
  quizTime: number;
  partialCredit: boolean;
  maxFailedAttempts: number;
}

/** A quiz has limits of its own, and shows at its end what was right. */
export const quizSettingsOf = (quiz: QuizRules, maxDisconnectTime: number, extraTime: number = usualTime): ExamSettings => ({
  passingScore: quiz.passingScore,
  questionTimerMs: 1000 * allowedSeconds(quiz.questionTime, extraTime),
  examTimerMs: 1000 * allowedSeconds(quiz.quizTime, extraTime),
  extraTime,
  feedback: "end",
  results: "review",
  minibook: false,
  partialCredit: quiz.partialCredit,
  maxFailedAttempts: quiz.maxFailedAttempts,
  maxDisconnectMs: Math.round(maxDisconnectTime * 1000),
});
