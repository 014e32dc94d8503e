import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { latestAct } from "./latestAct.ts";
import { useActOn } from "./useActOn.ts";
import styles from "./Bulk.module.css";

/** What stays in reach after an act on many, wherever one goes from its list: undoing it, and all one's acts. */
export function UndoInToast({ act, close }: { act: BulkAct; close: () => void }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const { undo } = useActOn(act, {
    done: (answer) => {
      const over = answer.state === "undone" && answer.left === 0;
      latestAct.set((latest) => (latest?.id === answer.id ? (over ? null : answer) : latest));
      close();
      toast(over ? t("bulk.takenBack", { count: answer.back }) : t("acts.states.undoing"));
    },
    // what it changed may be shown anywhere
    stale: [{}],
  });
  return (
    <span className={styles.inToast}>
      {act.undoUntil !== null && (
        <Button kind="text" busy={undo.busy} onClick={() => void undo.run()}>
          {t("bulk.undo")}
        </Button>
      )}
      <Link to="/$domain/admin/acts" params={{ domain }} onClick={close}>
        {t("bulk.all")}
      </Link>
    </span>
  );
}
