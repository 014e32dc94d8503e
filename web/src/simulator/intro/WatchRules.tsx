import { breaksIn } from "@vigil/model/simulator/watch/watch";
import { useTranslation } from "react-i18next";
import { formatDuration, formatNumber, formatPercent } from "../../ui/format.ts";
import styles from "./Intro.module.css";
import type { IntroRules } from "./introRules.ts";

/** What a watch is, before it begins. */
export function WatchRules({ rules }: { rules: IntroRules }) {
  const { t } = useTranslation();
  const { watch, images, minHitRate, maxFalseAlarmRate, feedback } = rules;
  if (watch === null) return null;
  const breaks = breaksIn(watch, images);
  const bursts = watch.burstImages > 0 && watch.burstEvery > 0;
  return (
    <section className={styles.watch} aria-label={t("watch.title")}>
      <h2>{t("watch.title")}</h2>
      <p className={styles.text}>{t("watch.rare", { oneIn: formatNumber(watch.oneIn) })}</p>
      {bursts && (
        <p className={styles.text}>
          {t("watch.bursts", { count: watch.burstImages })} {t("watch.burstsAgain", { count: watch.burstEvery })}{" "}
          {t(feedback ? "watch.told" : "watch.untold")}
        </p>
      )}
      {breaks > 0 && (
        <p className={styles.text}>
          {t("watch.breaks", { count: watch.breakEvery })}{" "}
          {watch.breakMs > 0 && t("watch.breakMeant", { time: formatDuration(watch.breakMs / 1000) })} {t("watch.breaksUncounted")}
        </p>
      )}
      <p className={styles.text}>
        {t("watch.passes", { hits: formatPercent(minHitRate, 1), alarms: formatPercent(maxFalseAlarmRate, 1) })} {t("watch.never")}
      </p>
    </section>
  );
}
