import { Button, TextInput } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/Dialog.tsx";
import { question, type Question } from "./confirmation.ts";
import styles from "./ModalArea.module.css";

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
          <TextInput
            label={t("shell.typeToConfirm", { typed: asked.typed })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            dir="ltr"
            data-autofocus
          />
        )}
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => answer(false)}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" disabled={!ready} {...(asked.danger ? { color: "red.9" } : {})}>
            {asked.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
