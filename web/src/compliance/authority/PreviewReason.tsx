import type { AuthorityPreview } from "@vigil/model/compliance/authority/authorityWire";
import { useTranslation } from "react-i18next";
import { formatDate, formatDuration, formatNumber } from "../../ui/format.ts";
import styles from "./standing.module.css";

type Why = Pick<AuthorityPreview["rows"][number], "reasons" | "owedSeconds" | "owedImages" | "owedArticles" | "owedBy" | "barredFrom">;

/** Why somebody would stand so: what keeps them from work, what would be owed and by when, and from when they could not work. */
export function PreviewReason({ why: { reasons, owedSeconds, owedImages, owedArticles, owedBy, barredFrom } }: { why: Why }) {
  const { t, i18n } = useTranslation();
  const owed = [
    ...(owedSeconds > 0 ? [t("authority.owesTime", { time: formatDuration(owedSeconds) })] : []),
    ...(owedImages > 0 ? [t("authority.owesImages", { count: owedImages, number: formatNumber(owedImages) })] : []),
    ...(owedArticles > 0 ? [t("authority.owesArticles", { count: owedArticles, number: formatNumber(owedArticles) })] : []),
  ];
  return (
    <div className={styles.words}>
      {reasons.map((reason) => (
        <span key={reason}>{t(`authority.reasons.${reason}`)}</span>
      ))}
      {owed.length > 0 && owedBy !== null && (
        <span>
          {t("authority.owes", { owed: new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(owed), day: formatDate(owedBy) })}
        </span>
      )}
      {barredFrom !== null && <span>{t("authority.barredFromDay", { day: formatDate(barredFrom) })}</span>}
    </div>
  );
}
