import type { QuestionLabels } from "../curriculum/questionFile/questionLabels.ts";
import type { Room } from "../room.ts";
import { contentQuizRoutes } from "./contentQuizRoutes.ts";
import { quizSessionRoutes } from "./quizSessionRoutes.ts";
import { quizRoutes } from "./quizRoutes.ts";
import type { QuizTaking } from "./quizTaking.ts";

/** Quizzes: questions, or bags at the X-ray screen, that belong to no course. */
export const quizRoom = ({ questions, bags }: QuizTaking, labels: QuestionLabels): Room => ({
  routes: [quizRoutes(labels), quizSessionRoutes(bags), contentQuizRoutes(questions)],
});
