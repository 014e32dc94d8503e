import { LONGEST_REASON } from "@vigil/model/imageLibrary/approval";
import { useId, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "../Library.module.css";

/** Asks why an image goes out of use; its maker reads the answer. */
export function ArchiveDialog({ onClose, onArchive }: { onClose: () => void; onArchive: (reason: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [reason, setReason] = useState("");
  return (
    <Dialog title={t("threatProjection.approval.archiveTitle")} onClose={onClose}>
      <form
        className={styles.reason}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onArchive(reason.trim());
        }}
      >
        <p>{t("threatProjection.approval.archiveText")}</p>
        <label htmlFor={id}>{t("threatProjection.approval.reasonField")}</label>
        <textarea
          id={id}
          data-first
          dir="auto"
          rows={3}
          maxLength={LONGEST_REASON}
          aria-describedby={`${id}-hint`}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          {t("threatProjection.approval.reasonHint")}
        </span>
        <div className={styles.line}>
          <Button kind="danger" type="submit">
            {t("library.image.archive")}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t("shell.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
