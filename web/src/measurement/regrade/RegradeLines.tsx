import type { ImageRegradePreview } from "@vigil/model/simulator/regrading/imageRegradeWire";
import { useTranslation } from "react-i18next";
import { formatInstant, formatNumber, formatPercent } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import styles from "./Regrade.module.css";

/** What a correction would change, by name. */
export function RegradeLines({ preview }: { preview: ImageRegradePreview }) {
  const { t } = useTranslation();
  const { sessions, people, higher, lower, gained, lost, kept, lines } = preview;
  if (sessions === 0) return <p>{t("regrade.noSessions")}</p>;
  const result = (score: number, passed: boolean) => `${formatPercent(score, 2)}, ${t(passed ? "regrade.passed" : "regrade.failed")}`;
  return (
    <>
      <p>
        <strong>{t("regrade.summary", { count: sessions, formatted: formatNumber(sessions), people: formatNumber(people) })}</strong>
        <br />
        {t("regrade.counts", { higher, lower, gained, lost, kept })}
      </p>
      {lines.length > 0 && (
        <div className={styles.lines}>
          <p className={styles.quiet}>{t("regrade.first", { count: lines.length })}</p>
          <Table label={t("regrade.look")}>
            <thead>
              <tr>
                <th scope="col">{t("regrade.person")}</th>
                <th scope="col">{t("regrade.session")}</th>
                <th scope="col">{t("regrade.before")}</th>
                <th scope="col">{t("regrade.after")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.sessionId}>
                  <td>
                    <bdi>{line.name}</bdi>
                    <span className={styles.quiet}>
                      <bdi>{line.company}</bdi>
                    </span>
                  </td>
                  <td>
                    {t(`measures.kinds.${line.kind}`)}
                    <span className={styles.quiet}>{formatInstant(line.sealedAt)}</span>
                  </td>
                  <td>{result(line.scoreBefore, line.passedBefore)}</td>
                  <td>
                    {line.passed === line.passedBefore ? (
                      result(line.score, line.passed)
                    ) : (
                      <strong>{result(line.score, line.passed)}</strong>
                    )}
                    {line.passKept && <span className={styles.quiet}>{t("regrade.kept")}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </>
  );
}
