import { cautionsOf } from "@vigil/model/simulator/cautionsOf";
import type { SessionReview } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import introStyles from "../intro/Intro.module.css";
import styles from "./Summary.module.css";

/** What the score counts, and what it does not tell. */
export function HowCounted({ review: { results, settings } }: { review: SessionReview }) {
  const { t } = useTranslation();
  const byScoreAlone = settings.minHitRate === 0 && settings.maxFalseAlarmRate >= 100 && settings.minSimEfficiency === 0;
  return (
    <section className={styles.counted}>
      {cautionsOf(results).map(({ kind, count }) => (
        <p key={kind} className={styles.caution}>
          <span aria-hidden>!</span> {t(`simulatorRules.cautions.${kind}`, { count })}
        </p>
      ))}
      <p className={introStyles.quiet}>
        {t(settings.watch === null ? "simulatorRules.counted" : "watch.counted")} {byScoreAlone && t("simulatorRules.countedAlone")}
      </p>
    </section>
  );
}
