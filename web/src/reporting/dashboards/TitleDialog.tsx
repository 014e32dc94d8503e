import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./Dashboard.module.css";

/** What a dashboard is called. */
export function TitleDialog({
  heading,
  initial,
  save,
  close,
}: {
  heading: string;
  initial: string;
  save: (title: string) => void;
  close: () => void;
}) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(initial);
  return (
    <Dialog title={heading} onClose={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== "") save(title.trim());
        }}
      >
        <label className={styles.field}>
          {t("dashboards.titleLabel")}
          <input
            data-first
            className={styles.input}
            value={title}
            maxLength={80}
            required
            dir="auto"
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <div className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" disabled={title.trim() === ""}>
            {t("dashboards.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
