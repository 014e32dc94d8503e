import { Link } from "@tanstack/react-router";
import type { XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";
import { owedUp } from "@vigil/model/reporting/reports/shownSeconds";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/Card.tsx";
import { formatDate, formatDuration } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { RuleWords } from "../../compliance/authority/RuleWords.tsx";
import styles from "./home.module.css";
import { xrayPace } from "./xrayPace.ts";

/** How much X-ray time the window that runs now has, and what is still to go. */
export function XrayTimeCard({ domain, cycles }: { domain: string; cycles: readonly XrayTime[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t("dashboards.learner.xrayTime")}>
      {cycles.length === 0 && <p className={styles.quiet}>{t("dashboards.learner.noCycle")}</p>}
      <ul className={styles.cycles}>
        {cycles.map((cycle) => (
          <Cycle key={cycle.programId ?? cycle.title} cycle={cycle} />
        ))}
      </ul>
      <p>
        <Link to="/$domain/drills" params={{ domain }}>
          {t("drill.title")}
        </Link>
      </p>
    </Card>
  );
}

function Cycle({ cycle }: { cycle: XrayTime }) {
  const { t } = useTranslation();
  const { title, from, until, seconds, neededSeconds, daysLeft } = cycle;
  const { left, aWeek, state } = xrayPace(cycle);
  const needed = formatDuration(neededSeconds);
  const tone = { reached: "good", onTrack: "info", behind: "warn" } as const;
  return (
    <li className={styles.cycle}>
      <Ring share={neededSeconds === 0 ? 1 : Math.min(1, seconds / neededSeconds)}>
        <strong>{formatDuration(seconds)}</strong>
        <span className={styles.small}>{t("dashboards.learner.of", { needed })}</span>
      </Ring>
      <div className={styles.words}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <span className={styles.quiet}>{t("dashboards.learner.cycle", { from: formatDate(from), until: formatDate(until), needed })}</span>
        {cycle.rule && <RuleWords standing={cycle.rule} />}
        {left > 0 && <span>{t("dashboards.learner.toGo", { time: formatDuration(owedUp(left)) })}</span>}
        {left > 0 && (
          <span>
            {t("dashboards.learner.daysLeft", { count: daysLeft })} · {t("dashboards.learner.aWeek", { time: formatDuration(aWeek) })}
          </span>
        )}
        <span>
          <Tag tone={tone[state]}>{t(`dashboards.learner.${state}`)}</Tag>
        </span>
      </div>
    </li>
  );
}

const around = 2 * Math.PI * 52;

function Ring({ share, children }: { share: number; children: React.ReactNode }) {
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 120 120" aria-hidden>
        <circle className={styles.track} cx="60" cy="60" r="52" />
        <circle
          className={styles.spent}
          cx="60"
          cy="60"
          r="52"
          strokeDasharray={`${share * around} ${around}`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <div className={styles.inRing}>{children}</div>
    </div>
  );
}
