import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import { problemPhrase } from "../../problemPhrase.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Card } from "../../ui/Card.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { importsKey, importsUrl } from "./importCalls.ts";
import { ImportFigures } from "./ImportFigures.tsx";
import { ImportLines } from "./ImportLines.tsx";
import { PeopleOfImport } from "./PeopleOfImport.tsx";
import { UndoImport } from "./UndoImport.tsx";
import styles from "./UserImport.module.css";

const kinds = { applied: "success", stopped: "warning", undone: "info" } as const;

/** What came of it: done, stopped on the way, or undone. */
export function ImportEnd({ run }: { run: UserImport }) {
  const { t } = useTranslation();
  const { domain } = useParams({ strict: false });
  const mayEdit = can(useUser(), "users:edit");
  const [undoing, setUndoing] = useState(false);
  const going = useAct({ call: () => call("POST", `${importsUrl}/${run.id}/continue`), stale: [{ queryKey: importsKey }] });
  const faults = useAct({ call: () => download(`${importsUrl}/${run.id}/faults`, `faulty-users.${run.format}`) });
  const state = run.state === "stopped" || run.state === "undone" ? run.state : "applied";
  return (
    <>
      <Card title={t("userImport.steps.done")}>
        <div className={styles.form}>
          <Message kind={kinds[state]}>
            {t(`userImport.${state}`)} {run.error !== null && problemPhrase(run.error, run.error)}
          </Message>
          <ImportFigures counts={run.applied} />
          {run.invited > 0 && <p>{t("userImport.invited", { count: run.invited })}</p>}
          {run.state !== "undone" && <PeopleOfImport run={run} />}
          {run.undoUntil !== null && <p>{t("userImport.undoUntil", { time: formatInstant(run.undoUntil) })}</p>}
          <div className={styles.buttons}>
            {run.state === "stopped" && run.mine && (
              <Button busy={going.busy} onClick={() => void going.run()}>
                {t("userImport.continue")}
              </Button>
            )}
            {run.counts.faulty > 0 && run.mine && (
              <Button kind="plain" title={t("userImport.faultsHint")} onClick={() => void faults.run()}>
                {t("userImport.faultsFile")}
              </Button>
            )}
            {run.undoUntil !== null && mayEdit && (
              <Button kind="grave" onClick={() => setUndoing(true)}>
                {t("userImport.undo")}
              </Button>
            )}
            <Link to="/$domain/admin/users/import" params={{ domain: domain ?? "" }} className={buttonLook("plain", "medium")}>
              {t("userImport.another")}
            </Link>
          </div>
        </div>
      </Card>
      {run.mine && run.state !== "undone" && <ImportLines run={run} first={run.counts.faulty > 0 ? "faulty" : ""} />}
      {undoing && <UndoImport run={run} close={() => setUndoing(false)} />}
    </>
  );
}
