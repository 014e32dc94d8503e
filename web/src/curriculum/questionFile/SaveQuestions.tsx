import { questionFormats } from "@vigil/model/exam/questionFile/fileQuestion";
import { useTranslation } from "react-i18next";
import { showProblem } from "../../shell/alerts.ts";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Popover } from "../../ui/Popover.tsx";
import { saveQuestions } from "./questionFileCalls.ts";
import styles from "./questionFile.module.css";

/** Questions as a file, in the format another system reads. */
export function SaveQuestions({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation();
  return (
    <Popover label={t("questionFiles.save")} button={t("questionFiles.save")} buttonClass={buttonLook("plain", "small")} align="start">
      <div className={styles.menu}>
        <p className={styles.quiet}>{t("questionFiles.saveLead")}</p>
        {questionFormats.map((format) => (
          <button key={format} type="button" data-close onClick={() => void saveQuestions(path, name, format).catch(showProblem)}>
            {t(`questionFiles.formats.${format}`)}
          </button>
        ))}
      </div>
    </Popover>
  );
}
