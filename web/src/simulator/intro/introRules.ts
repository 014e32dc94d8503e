import type { LearnerQuiz } from "@vigil/model/simulator/quizWire";
import type { CourseConfig } from "@vigil/model/training/wire";

/** What a session asks for, as its intro tells it. Times are seconds, 0 = no limit. */
export interface IntroRules {
  images: number;
  sessionTime: number;
  imageTime: number;
  /** Percent. */
  passingScore: number;
  mark: boolean;
  categorize: boolean;
}

export const rulesOfUnit = (config: CourseConfig, type: "Practice" | "Exam"): IntroRules =>
  type === "Exam"
    ? {
        images: config.examNumberOfImages,
        sessionTime: config.sessionTimerExam,
        imageTime: config.imageTimerExam,
        passingScore: config.finalPassingScore,
        mark: config.examMarkThreats,
        categorize: config.examCategorizeThreats,
      }
    : {
        images: config.practiceNumberOfImages,
        sessionTime: config.sessionTimerPractice,
        imageTime: config.imageTimerPractice,
        passingScore: config.practicePassingScore,
        mark: config.practiceMarkThreats,
        categorize: config.practiceCategorizeThreats,
      };

export const rulesOfQuiz = (quiz: LearnerQuiz): IntroRules => ({
  images: quiz.numberOfImages,
  sessionTime: quiz.quizTime,
  imageTime: quiz.questionTime,
  passingScore: quiz.passingScore,
  mark: quiz.markRequired,
  categorize: quiz.categoryRequired,
});
