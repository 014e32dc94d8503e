import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { importsKey, importsUrl, undoQuery } from "./importCalls.ts";
import styles from "./UserImport.module.css";

/** What undoing would do now; then it is done. */
export function UndoImport({ run, close }: { run: UserImport; close: () => void }) {
  const { t } = useTranslation();
  const { data: preview, error, isFetching } = useQuery(undoQuery(run.id));
  const undoing = useAct({
    call: () => call("POST", `${importsUrl}/${run.id}/undo`),
    done: close,
    stale: [{ queryKey: importsKey }],
    refusal: "here",
  });
  const problem = undoing.problem ?? error ?? undefined;
  return (
    <Dialog title={t("userImport.undoTitle", { file: run.fileName })} onClose={close}>
      <div className={styles.form}>
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {preview && (
          <ul className={styles.sums}>
            {preview.erased > 0 && <li>{t("userImport.undoErased", { count: preview.erased })}</li>}
            {preview.switchedOff > 0 && <li>{t("userImport.undoSwitchedOff", { count: preview.switchedOff })}</li>}
            {preview.restored > 0 && <li>{t("userImport.undoRestored", { count: preview.restored })}</li>}
            {preview.keptValues > 0 && <li>{t("userImport.undoKept", { count: preview.keptValues })}</li>}
            {preview.switchedOn > 0 && <li>{t("userImport.undoSwitchedOn", { count: preview.switchedOn })}</li>}
          </ul>
        )}
        <div className={styles.buttons}>
          <Button kind="danger" disabled={!preview} busy={isFetching || undoing.busy} onClick={() => void undoing.run()}>
            {t("userImport.undoNow")}
          </Button>
          <Button kind="plain" data-first onClick={close}>
            {t("shell.cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
