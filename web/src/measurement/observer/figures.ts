import { isHint } from "@vigil/model/measurement/observer/reliability";
import { falseAlarmRate, hitRate, type Detection } from "@vigil/model/reporting/measures/detection";
import { intervalOf, type Estimate } from "@vigil/model/reporting/measures/interval";
import i18next from "i18next";
import { formatDecimal, formatNumber, formatPercent } from "../../ui/format.ts";

/** All answers that were counted. */
export const imagesOf = (counts: Detection): number => hitRate(counts).all + falseAlarmRate(counts).all;

/** A rate with what it rests on. */
export interface Rate {
  part: number;
  all: number;
  estimate: Estimate | null;
  hint: boolean;
}

const rate = (share: { part: number; all: number }): Rate => ({ ...share, estimate: intervalOf(share), hint: isHint(share.all) });
export const foundOf = (counts: Detection): Rate => rate(hitRate(counts));
export const alarmsOf = (counts: Detection): Rate => rate(falseAlarmRate(counts));

export const percentText = (share: number | undefined): string => (share === undefined ? "–" : formatPercent(share * 100));
export const decimalText = (value: number | undefined): string => (value === undefined ? "–" : formatDecimal(value, 2));

/** On how many articles a figure rests; of one alone it says that it tells of this one. */
export const articlesText = (articles: number | null | undefined): string => {
  if (articles === undefined || articles === null) return "–";
  return articles === 1 ? i18next.t("measures.oneArticle") : formatNumber(articles);
};

/** "61 % to 78 %"; nothing where there is none. */
export const rangeText = (estimate: Estimate | null, text: (value: number) => string): string =>
  estimate === null ? "–" : i18next.t("measures.range", { low: text(estimate.low), high: text(estimate.high) });
