import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/Dialog.tsx";
import { question, type Question } from "./confirmation.ts";
import styles from "./ModalArea.module.css";
import { Button } from "../ui/Button.tsx";

/** Where questions are asked that have to be answered first. */
export function ModalArea() {
  const asked = question.use();
  return <div data-area="modal">{asked && <Confirmation key={asked.title} asked={asked} answer={asked.answer} />}</div>;
}

function Confirmation({ asked, answer }: { asked: Question; answer: (yes: boolean) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const ready = asked.typed === undefined || typed.trim() === asked.typed;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) answer(true);
  };
  return (
    <Dialog title={asked.title} onClose={() => answer(false)}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{asked.text}</p>
        {asked.typed !== undefined && (
          <label className={styles.typed}>
            {t("shell.typeToConfirm", { typed: asked.typed })}
            <input
              data-first
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
            />
          </label>
        )}
        <div className={styles.buttons}>
          <Button kind="plain" data-first={(asked.danger && asked.typed === undefined) || undefined} onClick={() => answer(false)}>
            {t("shell.cancel")}
          </Button>
          <Button
            type="submit"
            data-first={(!asked.danger && asked.typed === undefined) || undefined}
            disabled={!ready}
            kind={asked.danger ? "danger" : "primary"}
          >
            {asked.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
