import type { ResultRow } from "@vigil/model/training/resultWire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDuration, formatInstant, formatPercent } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "../training.module.css";
import cells from "./resultRows.module.css";

interface ResultTableProps {
  rows: readonly ResultRow[];
  domain: string;
  /** Of one kind only. */
  filtered: boolean;
}

const counted = (count: number | null): string => (count === null ? "–" : String(count));

/** Results of every kind; each is the way to what was decided or answered. */
export function ResultTable({ rows, domain, filtered }: ResultTableProps) {
  const { t } = useTranslation();
  if (rows.length === 0)
    return (
      <EmptyState title={t(filtered ? "results.noneOfKind" : "results.none")} text={t("results.noneText")}>
        <Link to="/$domain/training" params={{ domain }} className={styles.plain}>
          {t("training.goToTraining")}
        </Link>
      </EmptyState>
    );
  return (
    <Table label={t("results.title")}>
      <thead className={cells.head}>
        <tr>
          <th scope="col">{t("training.started")}</th>
          <th scope="col">{t("results.of")}</th>
          <th scope="col" className={styles.minor}>
            {t("training.kind")}
          </th>
          <th scope="col" className={styles.minor}>
            {t("training.found")}
          </th>
          <th scope="col" className={styles.minor}>
            {t("training.missed")}
          </th>
          <th scope="col" className={styles.minor}>
            {t("training.falseAlarms")}
          </th>
          <th scope="col" className={styles.minor}>
            {t("training.duration")}
          </th>
          <th scope="col">{t("training.score")}</th>
          <th scope="col">{t("training.result")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.source} ${row.id}`} className={cells.row}>
            <td className={cells.started}>
              <Link
                to={row.source === "screen" ? "/$domain/simulator/review/$session" : "/$domain/exams/$session"}
                params={{ domain, session: String(row.id) }}
              >
                {formatInstant(row.startedAt)}
              </Link>
            </td>
            <td className={cells.of}>
              <bdi>{row.courseId === null ? row.title : inWords("courses", row.title)}</bdi>
              {row.unit !== null && (
                <>
                  {" · "}
                  <bdi>{row.unit}</bdi>
                </>
              )}
              <span className={cells.counts}>
                {t(`results.kinds.${row.kind}`)}
                {row.hits !== null && (
                  <>
                    {" · "}
                    {t("training.found")} {row.hits} · {t("training.missed")} {counted(row.misses)} · {t("training.falseAlarms")}{" "}
                    {counted(row.falseAlarms)}
                  </>
                )}
              </span>
            </td>
            <td className={styles.minor}>{t(`results.kinds.${row.kind}`)}</td>
            <td className={styles.minor}>{counted(row.hits)}</td>
            <td className={styles.minor}>{counted(row.misses)}</td>
            <td className={styles.minor}>{counted(row.falseAlarms)}</td>
            <td className={styles.minor}>{formatDuration(row.duration)}</td>
            <td className={cells.score}>{row.score === null ? "–" : formatPercent(row.score, 1)}</td>
            <td className={cells.passed}>
              <Tag tone={row.passed ? "good" : "bad"}>{t(row.passed ? "training.passed" : "training.failed")}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
