import { thoughtSeconds } from "@vigil/model/exam/thoughtSeconds";
import i18next from "i18next";
import { formatDuration } from "../ui/format.ts";

/** What becomes of an exam of which nothing is heard for so many seconds. */
export const mostSilent = (seconds: number): string =>
  i18next.t("exam.mostSilent", { time: formatDuration(seconds), thought: formatDuration(thoughtSeconds) });
