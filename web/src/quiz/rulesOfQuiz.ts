import type { LearnerQuiz } from "@vigil/model/quiz/quizWire";
import type { IntroRules } from "../simulator/intro/introRules.ts";

export const rulesOfQuiz = (quiz: LearnerQuiz): IntroRules => ({
  images: quiz.numberOfImages,
  sessionTime: quiz.quizTime,
  imageTime: quiz.questionTime,
  extraTime: quiz.extraTime,
  mostAway: quiz.maxDisconnectTime,
  passingScore: quiz.passingScore,
  minHitRate: quiz.minHitRate,
  maxFalseAlarmRate: quiz.maxFalseAlarmRate,
  attempts: quiz,
  mark: quiz.markRequired,
  categorize: quiz.categoryRequired,
  confidence: quiz.confidence,
  feedback: false,
  watch: null,
});
