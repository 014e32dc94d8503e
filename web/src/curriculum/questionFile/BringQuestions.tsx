import type { QuestionFilePreview } from "@vigil/model/quiz/questionFileWire";
import { useState, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { FileNotes } from "./FileNotes.tsx";
import { FileQuestions } from "./FileQuestions.tsx";
import styles from "./questionFile.module.css";
import { lookInto, takeFrom } from "./questionFileCalls.ts";

interface BringQuestionsProps<Taken> {
  path: string;
  /** What is asked for before: that changes on the page are saved. */
  before?: string;
  taken: (answer: Taken) => void | Promise<void>;
  close: () => void;
}

/** A file of questions: looked into as soon as it is chosen, and taken over when what it brings was seen. */
export function BringQuestions<Taken extends { added: number }>({ path, before, taken, close }: BringQuestionsProps<Taken>) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<QuestionFilePreview | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const looking = useAct({ call: (chosen: File) => lookInto(path, chosen), done: setFound, refusal: "here" });
  const taking = useAct({
    call: (chosen: File) => takeFrom<Taken>(path, chosen, [...left]),
    done: async (answer) => {
      close();
      await taken(answer);
    },
    told: ({ added }) => t("questionFiles.taken", { count: added }),
    refusal: "here",
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    setFile(chosen);
    setFound(null);
    setLeft(new Set());
    taking.forget();
    if (chosen !== null) void looking.run(chosen);
  };
  const count = found === null ? 0 : found.questions.length - left.size;
  const tooMany = found !== null && count > found.room;
  const problem = looking.problem ?? taking.problem;
  return (
    <Dialog title={t("questionFiles.title")} onClose={close} wide>
      <div className={styles.form}>
        <p>{t("questionFiles.lead")}</p>
        {before !== undefined && <p className={styles.quiet}>{before}</p>}
        <label className={styles.field}>
          {t("questionFiles.file")}
          <input
            type="file"
            data-first
            accept=".txt,.gift,.xml,.zip,.csv,text/csv,text/plain,text/xml,application/xml,application/zip"
            onChange={choose}
          />
        </label>
        <div role="status">{looking.busy && <p>{t("questionFiles.reading")}</p>}</div>
        {problem !== undefined && problem !== null && <Message kind="error">{problemMessage(problem)}</Message>}
        {found !== null && (
          <>
            {found.questions.length === 0 ? (
              <Message kind="warning">{t("questionFiles.none")}</Message>
            ) : (
              <FileQuestions questions={found.questions} left={left} leave={setLeft} />
            )}
            <FileNotes notes={found.notes} />
            {tooMany && <Message kind="warning">{t("questionFiles.room", { count: found.room })}</Message>}
          </>
        )}
        {found !== null && found.questions.length > 0 && (
          <p className={styles.buttons}>
            <Button busy={taking.busy} disabled={count === 0 || tooMany} onClick={() => file !== null && void taking.run(file)}>
              {t("questionFiles.take", { count })}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
