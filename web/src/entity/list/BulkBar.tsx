import { offers, type Entity } from "@vigil/model/entity/entity";
import { useTranslation } from "react-i18next";
import { CertificateActions } from "../../compliance/CertificateActions.tsx";
import { UnlockExams } from "../../compliance/UnlockExams.tsx";
import { UpdateConfigurations } from "../../curriculum/UpdateConfigurations.tsx";
import { ReviewFlags } from "../../integrity/ReviewFlags.tsx";
import { EndSessions } from "../../organization/EndSessions.tsx";
import { MergeUsers } from "../../organization/merge/MergeUsers.tsx";
import { UnlockUsers } from "../../organization/UnlockUsers.tsx";
import { MoveUsers } from "../../organization/move/MoveUsers.tsx";
import styles from "./List.module.css";
import { ResetStatuses } from "../../training/status/ResetStatuses.tsx";
import { can, useUser } from "../../shell/user.ts";
import { useBulk, type BulkAction } from "./useBulk.ts";
import type { Selection } from "./useSelection.ts";
import { Button } from "../../ui/Button.tsx";

interface BulkBarProps {
  entity: Entity;
  selection: Selection;
  mayEdit: boolean;
  mayDelete: boolean;
}

/** What can be done with all that is selected, on whatever pages it is. */
export function BulkBar({ entity, selection, mayEdit, mayDelete }: BulkBarProps) {
  const { t } = useTranslation();
  const run = useBulk(entity);
  const user = useUser();
  const { pages, clear } = selection;
  if (pages.size === 0) return null;
  const button = (action: BulkAction, danger = false) => (
    <Button kind={danger ? "grave" : "plain"} size="bar" onClick={() => void run(action, [...pages.keys()], clear)}>
      {t(`entity.${action}`)}
    </Button>
  );
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t("shell.actions")}>
      <strong>{t("entity.selected", { count: pages.size })}</strong>
      <span className={styles.bulkPages}>{t("entity.onPages", { count: new Set(pages.values()).size })}</span>
      {offers(entity, "activate") && mayEdit && (
        <>
          {button("activate")}
          {button("deactivate")}
        </>
      )}
      {offers(entity, "delete") && mayDelete && button("delete", true)}
      {(entity.url === "programstatuses" || entity.url === "coursestatuses") && mayEdit && (
        <ResetStatuses url={entity.url} ids={[...pages.keys()]} done={clear} />
      )}
      {entity.name === "programCertificate" && mayEdit && (
        <CertificateActions ids={[...pages.keys()]} acts={["regenerate", "reset", "lock", "unlock"]} done={clear} />
      )}
      {entity.name === "lockedExam" && mayEdit && <UnlockExams ids={[...pages.keys()]} done={clear} />}
      {entity.name === "integrityFlag" && mayEdit && <ReviewFlags ids={[...pages.keys()]} done={clear} />}
      {entity.name === "user" && mayEdit && (
        <>
          <MoveUsers ids={[...pages.keys()]} done={clear} />
          <UnlockUsers ids={[...pages.keys()]} done={clear} />
          <MergeUsers ids={[...pages.keys()]} selected done={clear} />
        </>
      )}
      {entity.name === "userSession" && mayEdit && <EndSessions ids={[...pages.keys()]} done={clear} />}
      {entity.name === "course" && can(user, "configurations:edit") && <UpdateConfigurations courseIds={[...pages.keys()]} done={clear} />}
      <Button kind="text" onClick={clear}>
        {t("entity.clearSelection")}
      </Button>
    </div>
  );
}
