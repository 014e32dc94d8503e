import type { OwedToRule, RulePreviewLine } from "@vigil/model/compliance/authority/rulePreviewWire";
import { useTranslation } from "react-i18next";
import { formatDate, formatDuration, formatNumber } from "../../ui/format.ts";
import styles from "./standing.module.css";

/** Why somebody would stand so: what keeps them from work, what would be owed and by when beside what is owed now, or on a later day by the rule as saved, and from when they could not work. */
export function PreviewReason({ line, later }: { line: RulePreviewLine; later: boolean }) {
  const { reasons, before, owed, owedBefore, owedBy, barredFrom, barredBy } = line;
  const { t, i18n } = useTranslation();
  const lacking = useOwedWords();
  const [then, now] = [lacking(owed), lacking(owedBefore)];
  return (
    <div className={styles.words}>
      {reasons.map((reason) => (
        <span key={reason}>{t(`authority.reasons.${reason}`)}</span>
      ))}
      {barredBy.length > 0 && (
        <span>{t("authority.barredByOther", { rules: new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(barredBy) })}</span>
      )}
      {then !== "" && owedBy !== null && <span>{t("authority.owes", { owed: then, day: formatDate(owedBy) })}</span>}
      {before !== null && then !== now && (
        <span className={styles.quiet}>
          {later && `${t("authority.asSaved")}: ${now || "–"}`}
          {!later && (now === "" ? t("authority.owesNothingNow") : t("authority.owesNow", { owed: now }))}
        </span>
      )}
      {barredFrom !== null && <span>{t("authority.barredFromDay", { day: formatDate(barredFrom) })}</span>}
    </div>
  );
}

/** What is owed as words; nothing: an empty text. */
function useOwedWords() {
  const { t, i18n } = useTranslation();
  return ({ seconds, images, articles, drills }: OwedToRule): string => {
    const parts = [
      ...(seconds > 0 ? [t("authority.owesTime", { time: formatDuration(seconds) })] : []),
      ...(images > 0 ? [t("authority.owesImages", { count: images, number: formatNumber(images) as never })] : []),
      ...(articles > 0 ? [t("authority.owesArticles", { count: articles, number: formatNumber(articles) as never })] : []),
      ...(drills > 0 ? [t("authority.owesDrills", { count: drills, number: formatNumber(drills) as never })] : []),
    ];
    return new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(parts);
  };
}
