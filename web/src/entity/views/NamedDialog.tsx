import { useId, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./Views.module.css";

export interface NamedValue {
  name: string;
  shared: boolean;
}

interface NamedDialogProps {
  words: { title: string; name: string; share: string; shareHint: string; keep: string };
  begun: NamedValue;
  mayShare: boolean;
  busy: boolean;
  problem: unknown;
  keep: (value: NamedValue) => void;
  close: () => void;
}

/** What something that is kept is called, and whose it is. */
export function NamedDialog({ words, begun, mayShare, busy, problem, keep, close }: NamedDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState(begun.name);
  const [shared, setShared] = useState(begun.shared);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    keep({ name, shared });
  };
  return (
    <Dialog title={words.title} onClose={close}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          {words.name}
          <input
            data-first
            className={styles.input}
            value={name}
            maxLength={80}
            required
            dir="auto"
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-error`}
            onChange={({ target }) => setName(target.value)}
          />
          {problem !== undefined && (
            <span id={`${id}-error`} role="alert" className={styles.error}>
              {problemMessage(problem)}
            </span>
          )}
        </label>
        {mayShare && (
          <label className={styles.check}>
            <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
            <span>
              {words.share}
              <small className={styles.small}>{words.shareHint}</small>
            </span>
          </label>
        )}
        <div className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" busy={busy} disabled={name.trim() === ""}>
            {words.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
