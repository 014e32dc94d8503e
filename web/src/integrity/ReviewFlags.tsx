import { verdicts, type Verdict } from "@vigil/model/integrity/verdicts";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Selected } from "../entity/bulk/selected.ts";
import { useBulkAct } from "../entity/bulk/useBulkAct.ts";
import { problemMessage } from "../problemMessage.ts";
import { optionLabel } from "../shell/recordPhrase.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Message } from "../ui/Message.tsx";
import styles from "./Integrity.module.css";

interface ReviewFlagsProps {
  chosen: Selected;
  done: () => void;
}

/** Somebody looked: what the flags were, and a note for whoever looks later. */
export function ReviewFlags({ chosen, done }: ReviewFlagsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("integrity.review")}
      </Button>
      {open && <ReviewDialog chosen={chosen} done={done} close={() => setOpen(false)} />}
    </>
  );
}

function ReviewDialog({ chosen, done, close }: ReviewFlagsProps & { close: () => void }) {
  const { t } = useTranslation();
  const [verdict, setVerdict] = useState<Verdict>();
  const [note, setNote] = useState("");
  const { count } = chosen;

  const { run, busy, problem } = useBulkAct({
    chosen,
    path: () => "integrityflags/review",
    body: () => ({ verdict, note }),
    done: () => {
      close();
      done();
    },
    told: (reviewed) => t("integrity.done", { count: reviewed }),
    stale: [{ queryKey: ["integrityflags"] }],
    refusal: "here",
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <Dialog title={t("integrity.reviewTitle", { count })} onClose={close}>
      <form className={styles.form} onSubmit={save}>
        <p className={styles.quiet}>{t("integrity.reviewText")}</p>
        <fieldset className={styles.verdicts}>
          <legend>{t("records.integrityFlag.fields.verdict")}</legend>
          {verdicts.toReversed().map((each) => (
            <label key={each}>
              <input type="radio" name="verdict" checked={verdict === each} onChange={() => setVerdict(each)} />
              {optionLabel("integrityFlag", "verdict", each)}
            </label>
          ))}
        </fieldset>
        <label className={styles.note}>
          {t("integrity.note")}
          <textarea value={note} maxLength={1000} rows={3} dir="auto" onChange={({ target }) => setNote(target.value)} />
          <small>{t("integrity.noteHint")}</small>
        </label>
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("integrity.cancel")}
          </Button>
          <Button type="submit" busy={busy} disabled={verdict === undefined}>
            {t("integrity.save")}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
