import type { quiz } from "@vigil/model/quiz/quiz";
import i18next from "i18next";
import type { Place } from "../entity/place.ts";

export const quizPlace: Place<typeof quiz> = {
  groups: {
    general: ["name", "type", "simulatorCourseId", "numberOfImages", "pickedImages", "imageGone"],
    limits: ["passingScore", "maxFailedAttempts", "questionTime", "quizTime", "partialCredit"],
    assignment: ["users", "groups", "userCount"],
  },
  tabs: async () => (await import("./quizTabs.tsx")).quizTabs,
  listActions: async () => (await import("./QuizActions.tsx")).QuizListActions,
  rowActions: async () => (await import("./QuizActions.tsx")).QuizRowActions,
  /** Another type or another simulator course removes the questions there are. */
  question: ({ type, simulatorCourseId }, before) =>
    before === null ||
    (before.type !== "content" && before.pickedImages === 0) ||
    (type === before.type && simulatorCourseId === before.simulatorCourseId)
      ? undefined
      : {
          title: i18next.t("quizzes.changeTitle"),
          text: i18next.t("quizzes.changeText"),
          confirm: i18next.t("quizzes.changeConfirm"),
          danger: true,
        },
};
