import type { quiz } from "@vigil/model/quiz/quiz";
import { lazy } from "react";
import { bankOfQuiz } from "../exam/bank/bankCalls.ts";
import type { Tabs } from "../entity/place.ts";

const QuizLearners = lazy(async () => ({ default: (await import("./QuizLearners.tsx")).QuizLearners }));
const QuizImagesTab = lazy(async () => ({ default: (await import("./images/QuizImagesTab.tsx")).QuizImagesTab }));
const QuizQuestionsPlace = lazy(async () => ({ default: (await import("./QuizQuestionsPlace.tsx")).QuizQuestionsPlace }));
const QuestionBank = lazy(async () => ({ default: (await import("../exam/bank/QuestionBank.tsx")).QuestionBank }));

export const quizTabs: Tabs<typeof quiz> = [
  {
    name: "questions",
    title: "quizzes.questions",
    of: ({ type }) => type === "content",
    show: ({ id, name }, domain) => <QuizQuestionsPlace key={id} quizId={id} name={name} domain={domain} />,
  },
  {
    name: "bank",
    title: "quizzes.bank",
    of: ({ type }) => type === "content",
    show: ({ id }) => <QuestionBank key={id} path={bankOfQuiz(id)} mayRegrade />,
  },
  {
    name: "images",
    title: "quizImages.title",
    needs: "quizzes:edit",
    of: ({ type }) => type === "simulator",
    show: ({ id, numberOfImages }, domain) => <QuizImagesTab key={id} quizId={id} drawn={numberOfImages} domain={domain} />,
  },
  { name: "learners", title: "quizzes.learners", show: ({ id }) => <QuizLearners quizId={id} /> },
];
