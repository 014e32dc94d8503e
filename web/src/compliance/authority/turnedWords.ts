import type { RulePreview, RulePreviewLine, RulePreviewLines } from "@vigil/model/compliance/authority/rulePreviewWire";
import i18next from "i18next";
import { call } from "../../api.ts";
import { formatNumber } from "../../ui/format.ts";
import { barredWords } from "./barredWords.ts";

const looked = 100;
const namedMost = 5;

/** Whom a rule would keep from work who is not now, and whom no longer, the first of them by name; and who stays kept from it by another rule. */
export async function turnedWords(preview: RulePreview): Promise<string> {
  const { id, barred, freed, barredByOther } = preview;
  if (barred + freed + barredByOther === 0) return "";
  const { rows } = await call<RulePreviewLines>("GET", `rulepreviews/${id}/lines?limit=${looked}`);
  const turned = rows.filter(({ before, after, barredBy }) => (before === "barred") !== (after === "barred") && barredBy.length === 0);
  const bound = rows.filter(({ before, barredBy }) => before === "barred" && barredBy.length > 0);
  const byRules = Map.groupBy(bound, ({ barredBy }) => barredBy.join(", "));
  return [
    barredWords(preview),
    barred + freed > 0 && `${named(turned, barred + freed)}.`,
    ...Array.from(byRules, ([rules, lines]) => {
      const all = byRules.size === 1 ? barredByOther : lines.length;
      return `${named(lines, all)}: ${i18next.t("authority.barredByOther", { rules })}`;
    }),
  ]
    .filter(Boolean)
    .join(" ");
}

const nameOf = ({ name, username }: RulePreviewLine): string => name || username;

/** The first by name, and how many more there are. */
function named(lines: readonly RulePreviewLine[], all: number): string {
  const first = lines.slice(0, namedMost).map(nameOf);
  const count = all - first.length;
  const others = count > 0 ? [i18next.t("acts.others", { count, formatted: formatNumber(count) })] : [];
  return [new Intl.ListFormat(i18next.language, { type: "unit" }).format(first), ...others].filter(Boolean).join(" ");
}
