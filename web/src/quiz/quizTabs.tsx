import type { quiz } from "@vigil/model/quiz/quiz";
import { lazy } from "react";
import type { Tabs } from "../entity/place.ts";

const QuizLearners = lazy(async () => ({ default: (await import("./QuizLearners.tsx")).QuizLearners }));
const QuizQuestionsTab = lazy(async () => ({ default: (await import("./QuizQuestionsTab.tsx")).QuizQuestionsTab }));

export const quizTabs: Tabs<typeof quiz> = [
  {
    name: "questions",
    title: "quizzes.questions",
    of: ({ type }) => type === "content",
    show: ({ id }, domain) => <QuizQuestionsTab key={id} quizId={id} domain={domain} />,
  },
  { name: "learners", title: "quizzes.learners", show: ({ id }) => <QuizLearners quizId={id} /> },
];
