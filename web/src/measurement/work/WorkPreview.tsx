import type { WorkImport } from "@vigil/model/measurement/work/workWire";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import styles from "../../organization/userImport/UserImport.module.css";
import { problemPhrase } from "../../problemPhrase.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { NamedPeople } from "./NamedPeople.tsx";
import { namedQuery, workKey, workUrl } from "./workCalls.ts";
import { WorkFigures } from "./WorkFigures.tsx";
import { WorkLines } from "./WorkLines.tsx";

const namedMost = 3;

/** What would come in, line by line, faults to be corrected in their cells; then it comes in. */
export function WorkPreview({ run, back }: { run: WorkImport; back: () => void }) {
  const { t, i18n } = useTranslation();
  const { faulty, new: fresh } = run.counts;
  const { data: given } = useQuery(namedQuery(run, 1));
  const applying = useAct({
    ask: () => ({
      title: t("workImport.applyTitle", { file: run.fileName }),
      text: [
        t("workImport.applyText", { count: fresh, formatted: formatNumber(fresh) }),
        ...(faulty > 0 ? [`${t("userImport.leaveFaulty", { count: faulty })}.`] : []),
        ...(given !== undefined && given.count > 0
          ? [
              t("workImport.given.ask", {
                count: given.count,
                formatted: formatNumber(given.count),
                names: new Intl.ListFormat(i18n.language, { type: "unit" }).format(given.rows.slice(0, namedMost).map(({ name }) => name)),
              }),
            ]
          : []),
      ].join(" "),
      confirm: t("workImport.apply"),
    }),
    call: () => call("POST", `${workUrl}/${run.id}/apply`, { body: { leaveFaulty: faulty > 0, named: given?.digest } }),
    stale: [{ queryKey: workKey }],
  });
  const faults = useAct({ call: () => download(`${workUrl}/${run.id}/faults`, `faulty-results.${run.format}`) });
  return (
    <>
      <Card title={t("userImport.steps.preview")}>
        <div className={styles.form}>
          <WorkFigures counts={run.counts} />
          {run.error !== null && <Message kind="error">{problemPhrase(run.error, run.error)}</Message>}
          <div className={styles.buttons}>
            <Button disabled={fresh === 0 || given === undefined} busy={applying.busy} onClick={() => void applying.run()}>
              {t("workImport.apply")}
            </Button>
            <Button kind="plain" onClick={back}>
              {t("userImport.back")}
            </Button>
            {faulty > 0 && (
              <Button kind="plain" title={t("userImport.faultsHint")} onClick={() => void faults.run()}>
                {t("userImport.faultsFile")}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {fresh > 0 && <NamedPeople run={run} />}
      <WorkLines run={run} first={faulty > 0 ? "faulty" : ""} />
    </>
  );
}
