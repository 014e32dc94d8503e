import i18next from "i18next";
import { formatDate } from "../../ui/format.ts";

/** "3 Mar 2026", or "3 Mar 2026 – 5 Mar 2026". */
export const eventDays = (startDate: string, endDate: string): string =>
  startDate === endDate
    ? formatDate(startDate)
    : i18next.t("trainingEvents.days", { from: formatDate(startDate), to: formatDate(endDate) });
