import { exportFields, type ExportTable } from "@vigil/model/reporting/tableExports/exportFields";
import { tableExport } from "@vigil/model/reporting/tableExports/tableExport";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ApiProblem } from "../apiProblem.ts";
import { call } from "../api.ts";
import { plainText } from "../entity/plainText.ts";
import type { Row } from "../entity/row.ts";
import { problemMessage } from "../problemMessage.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ExportRuns } from "./tableExport/ExportRuns.tsx";
import { exportRunsQuery } from "./tableExport/exportRunsQuery.ts";
import styles from "./TableExportRun.module.css";
import { useAct } from "../shell/useAct.ts";

/** Runs a table export over what was completed in a time, and names the values its lines can have. */
export function TableExportRun({ record }: { record: Row }) {
  const { t } = useTranslation();
  const [days, setDays] = useState({ from: "", until: "" });
  const [fault, setFault] = useState<string>();
  const { run, busy } = useAct({
    call: () =>
      call("POST", `${tableExport.url}/${record.id}/runs`, {
        body: Object.fromEntries(Object.entries(days).filter(([, day]) => day !== "")),
      }),
    told: () => t("tableExports.ordered"),
    stale: [{ queryKey: exportRunsQuery.queryKey }],
    refused: (problem) => {
      const ofField = problem instanceof ApiProblem && problem.field !== undefined;
      if (ofField) setFault(problemMessage(problem));
      return ofField;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    void run();
  };
  return (
    <div className={styles.cards}>
      <Card title={t("tableExports.run")} lead={t("tableExports.lead")}>
        <form className={styles.form} onSubmit={submit}>
          {(["from", "until"] as const).map((name) => (
            <label key={name}>
              {t(`tableExports.${name}`)}
              <input
                type="date"
                value={days[name]}
                aria-invalid={(name === "until" && fault !== undefined) || undefined}
                onChange={({ target }) => setDays((before) => ({ ...before, [name]: target.value }))}
              />
            </label>
          ))}
          <Button type="submit" busy={busy}>
            {t("tableExports.order")}
          </Button>
        </form>
        {fault !== undefined && (
          <p className={styles.error} role="alert">
            {fault}
          </p>
        )}
      </Card>
      <ExportRuns />
      <Card title={t("tableExports.fields")} lead={t("tableExports.fieldsLead")}>
        <ul className={styles.fields}>
          {exportFields[plainText(record["table"]) as ExportTable].map((name) => (
            <li key={name}>
              <code dir="ltr">{name}</code>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
