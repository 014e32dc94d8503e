import i18next from "i18next";
import type { Question } from "../../shell/confirmation.ts";

type Values = Readonly<Record<string, unknown>>;

const questions: Readonly<Record<string, (values: Values, before: Values | null) => Question | undefined>> = {
  credit: ({ quantity, unlimitedCredits }) =>
    quantity === 0 && unlimitedCredits !== true
      ? {
          title: i18next.t("creditSaving.zeroTitle"),
          text: i18next.t("creditSaving.zeroText"),
          confirm: i18next.t("creditSaving.zeroConfirm"),
        }
      : undefined,
  program: ({ courses }) =>
    Array.isArray(courses) && courses.length > 0
      ? undefined
      : {
          title: i18next.t("courseConfiguration.emptyTitle"),
          text: i18next.t("courseConfiguration.emptyText"),
          confirm: i18next.t("courseConfiguration.emptyConfirm"),
        },
  quiz: ({ type, simulatorCourseId }, before) =>
    before === null || before["type"] !== "content" || (type === before["type"] && simulatorCourseId === before["simulatorCourseId"])
      ? undefined
      : {
          title: i18next.t("quizzes.changeTitle"),
          text: i18next.t("quizzes.changeText"),
          confirm: i18next.t("quizzes.changeConfirm"),
          danger: true,
        },
};

/** What is asked before a record is saved with these values; mostly nothing. */
export const saveQuestion = (entityName: string, values: Values, before: Values | null = null): Question | undefined =>
  questions[entityName]?.(values, before);
