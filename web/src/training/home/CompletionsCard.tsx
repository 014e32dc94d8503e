import type { Completion } from "@vigil/model/reporting/dashboards/dashboardWire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/Card.tsx";
import { formatDate, formatDuration, formatPercent } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import styles from "./home.module.css";

/** Programs and courses completed in the past 30 days. */
export function CompletionsCard({ domain, completions }: { domain: string; completions: readonly Completion[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t("dashboards.learner.completions")} lead={t("dashboards.learner.completionsLead")} wide>
      {completions.length === 0 ? (
        <p className={styles.quiet}>{t("dashboards.learner.noCompletions")}</p>
      ) : (
        <Table label={t("dashboards.learner.completions")}>
          <thead>
            <tr>
              <th scope="col">{t("training.course")}</th>
              <th scope="col">{t("dashboards.learner.completed")}</th>
              <th scope="col">{t("training.score")}</th>
              <th scope="col">{t("training.duration")}</th>
              <th scope="col">{t("dashboards.learner.certificate")}</th>
            </tr>
          </thead>
          <tbody>
            {completions.map(({ kind, id, title, completedOn, score, seconds, certificateId }) => (
              <tr key={`${kind} ${id}`}>
                <td>
                  <bdi>{title}</bdi>
                  {kind === "program" && <span className={styles.quiet}> · {t("training.program")}</span>}
                </td>
                <td>{formatDate(completedOn)}</td>
                <td>{score === null ? "–" : formatPercent(score)}</td>
                <td>{formatDuration(seconds)}</td>
                <td>
                  {certificateId === null ? (
                    "–"
                  ) : (
                    <Link
                      to="/$domain/certificate/$kind/$id"
                      params={{ domain, kind: kind === "program" ? "program" : "class", id: String(certificateId) }}
                      aria-label={t("dashboards.learner.certificateOf", { title })}
                    >
                      {t("dashboards.learner.certificate")}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
