import i18next from "i18next";
import type { Question } from "../shell/confirmation.ts";

type Values = Readonly<Record<string, unknown>>;

const questions: Readonly<Record<string, (values: Values) => Question | undefined>> = {
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
};

/** What is asked before a record is saved with these values; mostly nothing. */
export const saveQuestion = (entityName: string, values: Values): Question | undefined => questions[entityName]?.(values);
