import type { program } from "@vigil/model/curriculum/program";
import i18next from "i18next";
import type { Place } from "../../entity/place.ts";

export const programPlace: Place<typeof program> = {
  groups: {
    general: ["name", "title", "code", "version", "domainCodeId"],
    content: ["courses"],
    validity: ["priority", "startDate", "endDate", "recurrency", "period", "hideCertificate", "useILTTrainer"],
    cycle: ["trackCycles", "cycleRecurrencyPeriod", "cycleDuration", "cycleStartMonth"],
  },
  tabs: async () => (await import("./programTabs.tsx")).programTabs,
  question: ({ courses }) =>
    Array.isArray(courses) && courses.length > 0
      ? undefined
      : {
          title: i18next.t("courseConfiguration.emptyTitle"),
          text: i18next.t("courseConfiguration.emptyText"),
          confirm: i18next.t("courseConfiguration.emptyConfirm"),
        },
};
