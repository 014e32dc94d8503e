import { importOutcomes, type ImportLine, type ImportOutcome, type UserImport } from "@vigil/model/organization/userImport/importWire";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { CorrectLine } from "./CorrectLine.tsx";
import { faultText } from "./faultText.ts";
import { linesLimit, importLinesQuery } from "./importCalls.ts";
import { OrderChoice } from "./OrderChoice.tsx";
import { outcomeTone } from "./outcomeTone.ts";
import { LinePages } from "./LinePages.tsx";
import styles from "./UserImport.module.css";

/** Behind the lines of a file stand those who are missing from it. */
const mostLines = 1_000_000;

/** The lines of a file, those of one outcome or all, with what is wrong with them where it is wrong. */
export function ImportLines({ run, first }: { run: UserImport; first: ImportOutcome | "" }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ page: number; outcome: ImportOutcome | "" }>({ page: 1, outcome: first });
  const [correcting, setCorrecting] = useState<ImportLine>();
  const { data, isPlaceholderData } = useQuery(importLinesQuery(run.id, shown));
  const filters = (["", ...importOutcomes] as const).filter(
    (outcome) => outcome === "" || outcome === shown.outcome || run.counts[outcome] > 0,
  );
  const correctable = run.state === "checked";
  return (
    <Card title={t("userImport.linesTitle")}>
      <div className={styles.form}>
        <OrderChoice
          label={t("userImport.filter")}
          value={shown.outcome}
          options={filters.map((outcome) => [
            outcome,
            outcome === "" ? t("userImport.all") : `${t(`userImport.outcomes.${outcome}`)} (${formatNumber(run.counts[outcome])})`,
          ])}
          choose={(outcome) => setShown({ page: 1, outcome })}
        />
        {data?.count === 0 && <p>{t("userImport.noLines")}</p>}
        {data !== undefined && data.count > 0 && (
          <Table label={t("userImport.all")} inCard stale={isPlaceholderData}>
            <thead>
              <tr>
                <th data-numeric>{t("userImport.lineHead")}</th>
                <th>{t("userImport.outcome")}</th>
                {run.heads.map((head, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- heads may be alike, their places are not
                  <th key={`${column} ${head}`} data-left-out={run.order.columns[column] === null || undefined}>
                    <bdi>{head}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((line) => (
                <tr key={line.line}>
                  <td data-numeric>{line.line < mostLines ? formatNumber(line.line) : ""}</td>
                  <td>
                    {line.outcome !== null && <Tag tone={outcomeTone[line.outcome]}>{t(`userImport.outcomes.${line.outcome}`)}</Tag>}{" "}
                    {run.state === "stopped" &&
                      !line.applied &&
                      (line.outcome === "create" || line.outcome === "update") &&
                      t("userImport.notApplied")}
                    {correctable && line.outcome === "faulty" && (
                      <Button
                        kind="plain"
                        size="small"
                        aria-label={t("userImport.correctLine", { line: line.line })}
                        onClick={() => setCorrecting(line)}
                      >
                        {t("userImport.correct")}
                      </Button>
                    )}
                    {line.faults
                      .filter(({ column }) => column === null)
                      .map((fault) => (
                        <small key={fault.code} className={styles.fault}>
                          {faultText(fault)}
                        </small>
                      ))}
                  </td>
                  {run.heads.map((head, column) => {
                    const faults = line.faults.filter((fault) => fault.column === column);
                    return (
                      // oxlint-disable-next-line react/no-array-index-key -- heads may be alike, their places are not
                      <td
                        key={`${column} ${head}`}
                        data-long
                        title={line.cells[column]}
                        className={faults.length > 0 ? styles.wrong : undefined}
                      >
                        <bdi>{line.cells[column]}</bdi>
                        {faults.map((fault) => (
                          <small key={fault.code} className={styles.fault}>
                            {faultText(fault)}
                          </small>
                        ))}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        <LinePages page={shown.page} limit={linesLimit} count={data?.count ?? 0} change={(page) => setShown({ ...shown, page })} />
      </div>
      {correcting && <CorrectLine run={run} line={correcting} close={() => setCorrecting(undefined)} />}
    </Card>
  );
}
