import type { SessionReview } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import introStyles from "../intro/Intro.module.css";
import { Cautions } from "./Cautions.tsx";
import styles from "./Summary.module.css";

/** What the score counts, and what it does not tell. */
export function HowCounted({ review: { results, settings } }: { review: SessionReview }) {
  const { t } = useTranslation();
  const byScoreAlone = settings.minHitRate === 0 && settings.maxFalseAlarmRate >= 100 && settings.minSimEfficiency === 0;
  return (
    <section className={styles.counted}>
      <Cautions results={results} kind="fewThreats" />
      <p className={introStyles.quiet}>
        {t(settings.watch === null ? "simulatorRules.counted" : "watch.counted")} {byScoreAlone && t("simulatorRules.countedAlone")}
      </p>
    </section>
  );
}
