import type { subscription } from "@vigil/model/reporting/subscription";
import i18next from "i18next";
import type { Cells } from "../../entity/place.ts";
import { Tag } from "../../ui/Tag.tsx";
import { NextRun } from "./NextRun.tsx";

export const subscriptionCells: Cells<typeof subscription> = {
  /** Of reports by the clocks of the domain. */
  time: ({ time, scope }) => time && (scope === undefined || scope === "REPORT" ? time : `${time} UTC`),
  nextRunAt: ({ nextRunAt }) => {
    if (nextRunAt === null) return <Tag tone="warn">{i18next.t("subscriptions.stopped")}</Tag>;
    return nextRunAt && <NextRun at={nextRunAt} />;
  },
};
