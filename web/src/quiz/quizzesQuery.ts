import type { LearnerQuiz } from "@vigil/model/quiz/quizWire";
import { queryOptions } from "@tanstack/react-query";
import { readTogether } from "../readTogether.ts";

/** The learner's quizzes with how far they are. */
export const quizzesQuery = queryOptions({
  queryKey: ["training", "quizzes"],
  queryFn: ({ signal }) => readTogether<LearnerQuiz[]>("training/quizzes", signal),
});
