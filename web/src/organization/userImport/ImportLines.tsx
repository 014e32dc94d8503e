import { importOutcomes, type ImportLine, type ImportOutcome, type UserImport } from "@vigil/model/organization/userImport/importWire";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { CorrectLine } from "./CorrectLine.tsx";
import { importLinesQuery, importsKey, importsUrl, linesLimit } from "./importCalls.ts";
import { OrderChoice } from "./OrderChoice.tsx";
import { outcomeTone } from "./outcomeTone.ts";
import { LinePages } from "./LinePages.tsx";
import { LinesTable } from "./LinesTable.tsx";
import styles from "./UserImport.module.css";

/** The lines of a file, those of one outcome or all, with what is wrong with them where it is wrong. */
export function ImportLines({ run, first }: { run: UserImport; first: ImportOutcome | "" }) {
  const { t } = useTranslation();
  const [chosen, setShown] = useState<{ page: number; outcome: ImportOutcome | "" }>({ page: 1, outcome: first });
  // where the last of its lines was corrected, the list goes on with all of them
  const shown = chosen.outcome !== "" && run.counts[chosen.outcome] === 0 ? { page: 1, outcome: "" as const } : chosen;
  const [correcting, setCorrecting] = useState<ImportLine>();
  const { data, isPlaceholderData } = useQuery(importLinesQuery(run.id, shown));
  const filters = (["", ...importOutcomes] as const).filter((outcome) => outcome === "" || run.counts[outcome] > 0);
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
          <LinesTable heads={run.heads} columns={run.order.columns} rows={data.rows} stale={isPlaceholderData}>
            {(line) => (
              <>
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
              </>
            )}
          </LinesTable>
        )}
        <LinePages page={shown.page} limit={linesLimit} count={data?.count ?? 0} change={(page) => setShown({ ...shown, page })} />
      </div>
      {correcting && (
        <CorrectLine
          run={run}
          line={correcting}
          url={`${importsUrl}/${run.id}`}
          stale={importsKey}
          close={() => setCorrecting(undefined)}
        />
      )}
    </Card>
  );
}
