import { drillElements, type DrillLine, isFlaw } from "@vigil/model/compliance/drill/drillLines";
import { aluminiumSteps, barWidths, steelSteps, wireDiameters } from "@vigil/xray/bag/calibrationBag";
import i18next from "i18next";
import { formatNumber } from "../../ui/format.ts";

const sizes: Partial<Record<DrillLine, readonly number[]>> = {
  wires: wireDiameters,
  aluminium: aluminiumSteps,
  steel: steelSteps,
  bars: barWidths,
};

/** What an answer in a line says: which element, how large it is, how many, or whether. */
export function drillWord(line: DrillLine, answer: number): string {
  if (isFlaw(line)) return i18next.t(answer > 0 ? "drill.yes" : "drill.no");
  if (line === "plates") return i18next.t("drill.ofSix", { count: answer });
  const size = sizes[line]?.[answer - 1];
  return size === undefined
    ? i18next.t("drill.noneSeen")
    : i18next.t("drill.number", { number: formatNumber(answer), value: formatNumber(size) });
}

/** Every answer that a line takes, none first. */
export const answersOf = (line: DrillLine): number[] => Array.from({ length: drillElements[line] + 1 }, (_, answer) => answer);
