import type { DraftQuestionsTaken } from "@vigil/model/quiz/questionFileWire";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BringQuestions } from "../../curriculum/questionFile/BringQuestions.tsx";
import { draftFilePath } from "../../curriculum/questionFile/questionFileCalls.ts";
import styles from "../../curriculum/questionFile/questionFile.module.css";
import { SaveQuestions } from "../../curriculum/questionFile/SaveQuestions.tsx";
import { Button } from "../../ui/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";

/** Questions of files for the exams of the course, and its own as a file. */
export function QuestionFiles() {
  const { t } = useTranslation();
  const { draft, desk } = useDraft();
  const [bringing, setBringing] = useState(false);
  const path = draftFilePath(draft.courseId);
  const bring = async () => {
    await desk.saver.flush();
    setBringing(true);
  };
  const taken = ({ files, ...news }: DraftQuestionsTaken) => {
    desk.files.set((all) => [...all.filter(({ path: known }) => !files.some((file) => file.path === known)), ...files]);
    desk.take(news);
  };
  return (
    <div className={styles.bar}>
      <Button kind="plain" size="small" onClick={() => void bring()}>
        {t("questionFiles.bring")}
      </Button>
      <SaveQuestions path={path} name={draft.name} />
      {bringing && <BringQuestions<DraftQuestionsTaken> path={path} taken={taken} close={() => setBringing(false)} />}
    </div>
  );
}
