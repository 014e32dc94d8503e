import type { RulePreview } from "@vigil/model/compliance/authority/rulePreviewWire";
import i18next from "i18next";
import { formatNumber } from "../../ui/format.ts";

/** Whom a rule would keep from work who is not now, and whom no longer. */
export const barredWords = ({ barred, freed }: Pick<RulePreview, "barred" | "freed">): string =>
  [
    barred > 0 && i18next.t("authority.askBarred", { count: barred, number: formatNumber(barred) as never }),
    freed > 0 && i18next.t("authority.askFreed", { count: freed, number: formatNumber(freed) as never }),
  ]
    .filter(Boolean)
    .join(" ");
