import { verdicts, type Verdict } from "@vigil/model/integrity/verdicts";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import listStyles from "../entity/list/List.module.css";
import { problemMessage } from "../problemMessage.ts";
import { locked } from "../shell/lock.ts";
import { optionLabel } from "../shell/recordPhrase.ts";
import { toast } from "../shell/toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Message } from "../ui/Message.tsx";
import styles from "./Integrity.module.css";

interface ReviewFlagsProps {
  ids: readonly number[];
  done: () => void;
}

/** Somebody looked: what the flags were, and a note for whoever looks later. */
export function ReviewFlags({ ids, done }: ReviewFlagsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={listStyles.button} onClick={() => setOpen(true)}>
        {t("integrity.review")}
      </button>
      {open && <ReviewDialog ids={ids} done={done} close={() => setOpen(false)} />}
    </>
  );
}

function ReviewDialog({ ids, done, close }: ReviewFlagsProps & { close: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [verdict, setVerdict] = useState<Verdict>();
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const count = ids.length;

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await locked(call("POST", "integrityflags/review", { body: { ids, verdict, note } }));
      close();
      done();
      toast(t("integrity.done", { count }));
      await queries.invalidateQueries({ queryKey: ["integrityflags"] });
    } catch (refusal) {
      setProblem(refusal);
      setBusy(false);
    }
  };

  return (
    <Dialog title={t("integrity.reviewTitle", { count })} onClose={close}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
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
