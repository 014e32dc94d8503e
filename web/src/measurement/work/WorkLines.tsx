import { workLineOutcomes, type WorkImport, type WorkLine, type WorkLineOutcome } from "@vigil/model/measurement/work/workWire";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CorrectLine } from "../../organization/userImport/CorrectLine.tsx";
import { LinePages } from "../../organization/userImport/LinePages.tsx";
import { LinesTable } from "../../organization/userImport/LinesTable.tsx";
import { OrderChoice } from "../../organization/userImport/OrderChoice.tsx";
import styles from "../../organization/userImport/UserImport.module.css";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { workKey, workLinesLimit, workLinesQuery, workUrl } from "./workCalls.ts";
import { workTone } from "./WorkFigures.tsx";

/** The lines of a file of results, those of one outcome or all. */
export function WorkLines({ run, first }: { run: WorkImport; first: WorkLineOutcome | "" }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState(first);
  const [page, setPage] = useState(1);
  const [correcting, setCorrecting] = useState<WorkLine>();
  const { data, isPlaceholderData } = useQuery(workLinesQuery(run.id, page, outcome));
  const offered = workLineOutcomes.filter((one) => one === outcome || run.counts[one] > 0);
  return (
    <Card title={t("userImport.linesTitle")}>
      <div className={styles.form}>
        <OrderChoice
          label={t("userImport.filter")}
          value={outcome}
          options={[
            ["", t("userImport.all")],
            ...offered.map((one): [WorkLineOutcome, string] => [
              one,
              `${t(`workImport.outcomes.${one}`)} (${formatNumber(run.counts[one])})`,
            ]),
          ]}
          choose={(chosen) => {
            setOutcome(chosen);
            setPage(1);
          }}
        />
        {data?.count === 0 && <p>{t("userImport.noLines")}</p>}
        {data !== undefined && data.count > 0 && (
          <LinesTable heads={run.heads} columns={run.order.columns} rows={data.rows} stale={isPlaceholderData}>
            {(line) => (
              <>
                {line.outcome !== null && <Tag tone={workTone[line.outcome]}>{t(`workImport.outcomes.${line.outcome}`)}</Tag>}{" "}
                {run.state === "checked" && line.outcome === "faulty" && (
                  <Button
                    kind="plain"
                    size="small"
                    aria-label={t("userImport.correctLine", { line: line.line })}
                    onClick={() => setCorrecting(line)}
                  >
                    {t("userImport.correct")}
                  </Button>
                )}
              </>
            )}
          </LinesTable>
        )}
        <LinePages page={page} limit={workLinesLimit} count={data?.count ?? 0} change={setPage} />
      </div>
      {correcting && (
        <CorrectLine run={run} line={correcting} url={`${workUrl}/${run.id}`} stale={workKey} close={() => setCorrecting(undefined)} />
      )}
    </Card>
  );
}
