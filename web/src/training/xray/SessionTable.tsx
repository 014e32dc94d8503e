import type { SessionRow } from "@vigil/model/simulator/wire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDuration, formatInstant, formatPercent } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { Table } from "../../ui/Table.tsx";
import styles from "../training.module.css";

interface SessionTableProps {
  rows: readonly SessionRow[];
  domain: string;
  /** The title of a session's course, where the table mixes courses. */
  courseTitle?: (courseId: number) => string;
}

/** Finished sessions of the learner; each opens with every bag and what was in it. */
export function SessionTable({ rows, domain, courseTitle }: SessionTableProps) {
  const { t } = useTranslation();
  if (rows.length === 0) {
    return (
      <EmptyState title={t("training.noSessionsTitle")} text={t("training.noSessionsText")}>
        <Link to="/$domain/training" params={{ domain }} className={styles.plain}>
          {t("training.goToTraining")}
        </Link>
      </EmptyState>
    );
  }
  return (
    <Table label={t("training.results")}>
      <thead>
        <tr>
          <th scope="col">{t("training.started")}</th>
          {courseTitle && <th scope="col">{t("training.course")}</th>}
          <th scope="col" className={styles.minor}>
            {t("training.kind")}
          </th>
          <th scope="col" className={styles.minor}>
            {t("training.bags")}
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
          <tr key={row.id}>
            <td className={styles.startedCell}>
              <Link to="/$domain/simulator/review/$session" params={{ domain, session: String(row.id) }}>
                {formatInstant(row.startedAt)}
              </Link>
            </td>
            {courseTitle && (
              <td className={styles.courseCell}>
                <bdi>{courseTitle(row.courseId)}</bdi>
              </td>
            )}
            <td className={styles.minor}>
              {t(row.type === "Exam" ? "training.exam" : row.watch ? "results.kinds.watch" : "training.practice")}
            </td>
            <td className={styles.minor}>{row.images}</td>
            <td className={styles.minor}>{row.hits}</td>
            <td className={styles.minor}>{row.misses}</td>
            <td className={styles.minor}>{row.falseAlarms}</td>
            <td className={styles.minor}>{formatDuration(row.duration)}</td>
            <td>{formatPercent(row.score, 1)}</td>
            <td>
              <Tag tone={row.passed ? "good" : "bad"}>{t(row.passed ? "training.passed" : "training.failed")}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
