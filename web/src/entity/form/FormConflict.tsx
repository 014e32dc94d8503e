import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "./Form.module.css";
import type { RecordForm } from "./useRecordForm.ts";

const CompareDialog = lazy(async () => ({ default: (await import("./CompareDialog.tsx")).CompareDialog }));

interface FormConflictProps {
  form: RecordForm;
  /** Gives up what was typed and fetches the version that somebody else saved. */
  reload: () => void;
  overwrite: () => void;
}

/** Somebody else saved in the meantime: what differs, and which of the two is to hold. */
export function FormConflict({ form, reload, overwrite }: FormConflictProps) {
  const { t } = useTranslation();
  const [comparing, setComparing] = useState(false);
  return (
    <div className={styles.above}>
      <Message kind="warning">
        <p role="alert">{t("entity.stale")}</p>
        <div className={styles.choices}>
          <Button size="small" onClick={() => setComparing(true)}>
            {t("entity.compare")}
          </Button>
          <Button kind="plain" size="small" onClick={reload}>
            {t("entity.reloadRecord")}
          </Button>
          <Button kind="plain" size="small" onClick={overwrite}>
            {t("entity.overwrite")}
          </Button>
        </div>
      </Message>
      <Suspense>{comparing && <CompareDialog form={form} close={() => setComparing(false)} overwrite={overwrite} />}</Suspense>
    </div>
  );
}
