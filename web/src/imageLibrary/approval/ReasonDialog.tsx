import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "../Library.module.css";
import { ReasonField } from "./ReasonField.tsx";

interface ReasonDialogProps {
  act: "archive" | "sendBack";
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks why an image goes out of use or back to its maker. */
export function ReasonDialog({ act, onClose, onReason }: ReasonDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const needed = act === "sendBack";
  return (
    <Dialog title={t(needed ? "imageReview.sendBackTitle" : "threatProjection.approval.archiveTitle")} onClose={onClose}>
      <form
        className={styles.reason}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (needed && reason.trim() === "") setMissing(true);
          else onReason(reason.trim());
        }}
      >
        <p>{t(needed ? "imageReview.sendBackText" : "threatProjection.approval.archiveText")}</p>
        <ReasonField
          needed={needed}
          value={reason}
          set={(next) => {
            setReason(next);
            setMissing(false);
          }}
          {...(missing ? { error: t("imageReview.reasonMissing") } : {})}
        />
        <div className={styles.line}>
          <Button kind={needed ? "primary" : "danger"} type="submit">
            {t(needed ? "imageReview.keys.sendBack" : "library.image.archive")}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t("shell.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
