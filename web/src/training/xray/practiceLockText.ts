import type { PracticeLock } from "@vigil/model/training/wire";
import i18next from "i18next";
import { formatInstant } from "../../ui/format.ts";

/** Why no practice begins now, and when one may begin again. */
export const practiceLockText = ({ reason, opensAt }: PracticeLock): string =>
  reason === "time" && opensAt !== null
    ? i18next.t("simulatorRules.practiceShutTime", { when: formatInstant(opensAt) })
    : i18next.t("simulatorRules.practiceShutExam");
