import type { quiz } from "@vigil/model/quiz/quiz";
import i18next from "i18next";
import { lazy } from "react";
import type { Place } from "../entity/place.ts";

const QuizLearners = lazy(async () => ({ default: (await import("./QuizLearners.tsx")).QuizLearners }));
const QuizQuestionsTab = lazy(async () => ({ default: (await import("./QuizQuestionsTab.tsx")).QuizQuestionsTab }));

export const quizPlace: Place<typeof quiz> = {
  groups: {
    general: ["name", "type", "simulatorCourseId", "numberOfImages"],
    limits: ["passingScore", "maxFailedAttempts", "questionTime", "quizTime"],
    assignment: ["users", "groups", "userCount"],
  },
  tabs: [
    {
      name: "questions",
      title: "quizzes.questions",
      of: ({ type }) => type === "content",
      show: ({ id }, domain) => <QuizQuestionsTab key={id} quizId={id} domain={domain} />,
    },
    { name: "learners", title: "quizzes.learners", show: ({ id }) => <QuizLearners quizId={id} /> },
  ],
  listActions: async () => (await import("./QuizActions.tsx")).QuizListActions,
  rowActions: async () => (await import("./QuizActions.tsx")).QuizRowActions,
  /** Another type or another simulator course removes the questions there are. */
  question: ({ type, simulatorCourseId }, before) =>
    before === null || before.type !== "content" || (type === before.type && simulatorCourseId === before.simulatorCourseId)
      ? undefined
      : {
          title: i18next.t("quizzes.changeTitle"),
          text: i18next.t("quizzes.changeText"),
          confirm: i18next.t("quizzes.changeConfirm"),
          danger: true,
        },
};
