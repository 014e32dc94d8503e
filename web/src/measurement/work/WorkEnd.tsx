import type { WorkImport } from "@vigil/model/measurement/work/workWire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import styles from "../../organization/userImport/UserImport.module.css";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Card } from "../../ui/Card.tsx";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { workKey, workUrl } from "./workCalls.ts";
import { WorkLines } from "./WorkLines.tsx";

/** What came in, and taking it out again within a day. */
export function WorkEnd({ run, domain }: { run: WorkImport; domain: string }) {
  const { t } = useTranslation();
  const { applied: count, counts, fileName: file, format, id, mine, state, undoUntil } = run;
  const formatted = formatNumber(count);
  const undo = useAct({
    ask: () => ({
      title: t("workImport.undoTitle", { file }),
      text: t("workImport.undoText", { count, formatted }),
      confirm: t("userImport.undoNow"),
      danger: true,
    }),
    call: () => call("POST", `${workUrl}/${id}/undo`),
    stale: [{ queryKey: workKey }],
  });
  const faults = useAct({ call: () => download(`${workUrl}/${id}/faults`, `faulty-results.${format}`) });
  return (
    <>
      <Card title={t("userImport.steps.done")}>
        <div className={styles.form}>
          <Message kind={state === "applied" ? "success" : "info"}>
            {state === "applied" ? t("workImport.came", { count, formatted }) : t("workImport.undoneText")}
          </Message>
          {state === "applied" && run.assigned > 0 && (
            <p>
              {t("workImport.assigned", { count: run.assigned })}{" "}
              <Link to="/$domain/admin/$list" params={{ domain, list: "remedialduties" }}>
                {t("records.remedialDuty.plural")}
              </Link>
            </p>
          )}
          {undoUntil !== null && <p>{t("userImport.undoUntil", { time: formatInstant(undoUntil) })}</p>}
          <div className={styles.buttons}>
            <Link
              to="/$domain/admin/$list"
              params={{ domain, list: "workresults" }}
              search={state === "applied" ? { importId: String(id) } : {}}
              className={buttonLook("primary", "medium")}
            >
              {t("workImport.toResults")}
            </Link>
            {counts.faulty > 0 && mine && (
              <Button kind="plain" title={t("userImport.faultsHint")} onClick={() => void faults.run()}>
                {t("userImport.faultsFile")}
              </Button>
            )}
            {undoUntil !== null && (
              <Button kind="grave" busy={undo.busy} onClick={() => void undo.run()}>
                {t("userImport.undo")}
              </Button>
            )}
            <Link to="/$domain/admin/workresults/import" params={{ domain }} className={buttonLook("plain", "medium")}>
              {t("userImport.another")}
            </Link>
          </div>
        </div>
      </Card>
      {mine && state === "applied" && <WorkLines run={run} first={counts.faulty > 0 ? "faulty" : ""} />}
    </>
  );
}
