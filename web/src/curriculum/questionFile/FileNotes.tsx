import type { QuestionNote } from "@vigil/model/exam/questionFile/fileQuestion";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { saveText } from "../../download.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./questionFile.module.css";

const placeOf = ({ line, file }: QuestionNote): string => {
  if (file !== "") return line === 0 ? file : i18next.t("questionFiles.inFile", { file, line });
  return line === 0 ? i18next.t("questionFiles.wholeFile") : i18next.t("questionFiles.line", { line });
};
const sentenceOf = ({ code, word }: QuestionNote): string => i18next.t(`questionFiles.notes.${code}`, { word });

/** What of a file could not be read, question by question, and what was left away of those that were. */
export function FileNotes({ notes }: { notes: readonly QuestionNote[] }) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  const report = () =>
    saveText("questions-report.txt", notes.map((note) => `${placeOf(note)}: ${note.question}: ${sentenceOf(note)}\r\n`).join(""));
  return (
    <section className={styles.notes}>
      {([true, false] as const).map((left) => (
        <Group key={String(left)} left={left} notes={notes.filter((note) => note.left === left)} />
      ))}
      <Button kind="plain" size="small" onClick={report}>
        {t("questionFiles.downloadReport")}
      </Button>
    </section>
  );
}

function Group({ left, notes }: { left: boolean; notes: readonly QuestionNote[] }) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  const title = t(left ? "questionFiles.left" : "questionFiles.lost", {
    count: new Set(notes.map(({ line, file }) => `${line} ${file}`)).size,
  });
  return (
    <details open>
      <summary>{title}</summary>
      <ol>
        {notes.map((note) => (
          <li key={`${note.line} ${note.file} ${note.code} ${note.word}`}>
            <b>
              <bdi>{placeOf(note)}</bdi>
            </b>
            {note.question !== "" && <bdi className={styles.quiet}> {note.question}</bdi>}
            <span dir="auto">{sentenceOf(note)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
