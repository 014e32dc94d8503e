import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { RulePreview } from "@vigil/model/compliance/authority/rulePreviewWire";
import { workStandings, type WorkStanding } from "@vigil/model/reporting/measures/workStanding";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { PreviewReason } from "./PreviewReason.tsx";
import { previewLinesQuery } from "./rulePreviewCalls.ts";
import styles from "./standing.module.css";

const pageSize = 50;
const formats = ["csv", "xlsx"] as const;
const dayOf = (day: string | null): string => (day === null ? "–" : formatDate(day));

/** How many would stand how, and page by page whoever would stand otherwise. */
export function PreviewResult({ preview: { id, before, after, changed, judgedOn } }: { preview: RulePreview }) {
  const { t } = useTranslation();
  const [page, turn] = useState(1);
  const { data } = useQuery({ ...previewLinesQuery(id, page, pageSize), enabled: changed > 0, placeholderData: keepPreviousData });
  const { run: save, busy } = useAct({
    call: (format: (typeof formats)[number]) => download(`rulepreviews/${id}/export.${format}`, `rule-preview.${format}`),
  });
  const word = (standing: WorkStanding | null) => t(standing === null ? "authority.notConcerned" : `authority.standings.${standing}`);
  return (
    <>
      <p className={styles.counts} role="status">
        {workStandings.map((standing) => (
          <span key={standing}>
            {t("authority.fromTo", {
              standing: word(standing),
              before: formatNumber(before[standing] ?? 0),
              after: formatNumber(after[standing] ?? 0),
            })}
          </span>
        ))}
        <strong>{t("authority.changed", { count: changed, number: formatNumber(changed) as never })}</strong>
      </p>
      {data && data.rows.length > 0 && (
        <Table label={t("authority.preview")}>
          <thead>
            <tr>
              <th scope="col">{t("authority.person")}</th>
              <th scope="col">{t("authority.why")}</th>
              <th scope="col">{t(judgedOn === null ? "authority.now" : "authority.asSaved")}</th>
              <th scope="col">{t("authority.then")}</th>
              <th scope="col">{t("authority.certifiedUntil")}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((line) => (
              <tr key={line.userId} className={styles.told}>
                <td>
                  <bdi>{line.name || line.username}</bdi>
                  <div className={styles.quiet}>
                    <bdi>{line.company}</bdi>
                  </div>
                </td>
                <td>
                  <PreviewReason line={line} later={judgedOn !== null} />
                </td>
                <td>{word(line.before)}</td>
                <td>{word(line.after)}</td>
                <td>
                  {line.certifiedUntilBefore === line.certifiedUntilAfter
                    ? dayOf(line.certifiedUntilAfter)
                    : t("authority.moves", { before: dayOf(line.certifiedUntilBefore), after: dayOf(line.certifiedUntilAfter) })}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {changed > 0 && (
        <p className={styles.counts}>
          {formats.map((format) => (
            <Button key={format} kind="plain" disabled={busy} onClick={() => void save(format)}>
              {t(`authority.asFile.${format}`)}
            </Button>
          ))}
        </p>
      )}
      {changed > pageSize && (
        <p className={styles.counts}>
          <Button disabled={page === 1} onClick={() => turn(page - 1)}>
            {t("authority.earlier")}
          </Button>
          <Button disabled={page * pageSize >= changed} onClick={() => turn(page + 1)}>
            {t("authority.later")}
          </Button>
        </p>
      )}
    </>
  );
}
