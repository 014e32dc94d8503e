import { roughSeconds } from "@vigil/model/measurement/observer/timeBins";
import i18next from "i18next";
import { formatDecimal } from "../../ui/format.ts";

/** A time that was counted by steps. */
export const aboutSeconds = (seconds: number): string =>
  i18next.t("measures.aboutSeconds", { seconds: formatDecimal(roughSeconds(seconds), seconds < 9.75 ? 1 : 0) });
