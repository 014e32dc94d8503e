import type { SessionRow } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/Card.tsx";
import { formatInstant, formatPercent } from "../../ui/format.ts";
import styles from "../home/LearnerHome.module.css";

const bars = 12;

/** The scores of the latest sessions as columns; the same figures stand in the table below it. That of a watch says nothing of how well one sees. */
export function ScoreChart({ rows }: { rows: readonly SessionRow[] }) {
  const { t } = useTranslation();
  const oldestFirst = rows
    .filter(({ watch }) => !watch)
    .slice(0, bars)
    .toReversed();
  if (oldestFirst.length === 0) return null;
  return (
    <Card title={t("training.scores")} lead={t("training.scoresLead")}>
      <ul className={styles.chart}>
        {oldestFirst.map(({ id, score, passed, startedAt }) => (
          <li key={id} className={styles.column} title={formatInstant(startedAt)}>
            <span className={styles.columnLabel}>{formatPercent(score)}</span>
            <span className={styles.columnBar} data-passed={passed || undefined} style={{ blockSize: `${Math.max(3, score)}%` }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
