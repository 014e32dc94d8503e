import type { XliffReport } from "@vigil/model/authoring/xliffWire";
import { ownName } from "@vigil/model/phrases/languages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import forms from "../desk/forms.module.css";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { importXliff } from "../draft/draftCalls.ts";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./translations.module.css";

/** What the server takes of one file. */
const mostCharacters = 8_000_000;

interface XliffDialogProps {
  locale: string;
  close: () => void;
  go: (key: string) => void;
}

/** A file that came back from a translator: what fits is taken over, what does not is told sentence by sentence. */
export function XliffDialog({ locale, close, go }: XliffDialogProps) {
  const { t } = useTranslation();
  const { draft, desk } = useDraft();
  const [report, setReport] = useState<XliffReport | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { run, busy, problem } = useAct({
    call: async (file: File) => {
      setReport(null);
      setRefused(null);
      const text = await file.text();
      if (text.trim() === "") throw new Error(t("writing.translations.fileEmpty"));
      if (text.length > mostCharacters) throw new Error(t("writing.translations.fileTooLong"));
      await desk.saver.flush();
      return importXliff(draft.courseId, locale, text);
    },
    done: async (answer) => {
      setReport(answer);
      await desk.meet("translations");
    },
    refusal: "here",
    refused: (found) => {
      if (found instanceof Error && !("status" in found)) setRefused(found.message);
    },
  });
  return (
    <Dialog title={t("writing.translations.importTitle", { language: ownName(locale) })} onClose={close}>
      <div className={forms.dialog} aria-busy={busy}>
        <p>{t("writing.translations.importText")}</p>
        <label className={forms.label}>
          {t("writing.translations.file")}
          <input
            data-first
            type="file"
            accept=".xlf,.xliff,application/xliff+xml"
            disabled={busy}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void run(file);
              target.value = "";
            }}
          />
        </label>
        {(problem !== undefined || refused !== null) && <Message kind="error">{refused ?? problemMessage(problem)}</Message>}
        {report && (
          <>
            <Message kind={report.left.length > 0 ? "warning" : "success"}>
              <p>{t("writing.translations.applied", { count: report.applied })}</p>
              {report.untouched > 0 && <p>{t("writing.translations.untouched", { count: report.untouched })}</p>}
              {report.left.length > 0 && <p>{t("writing.translations.leftOut", { count: report.left.length })}</p>}
            </Message>
            {report.left.length > 0 && (
              <ul className={styles.leftOut}>
                {report.left.map(({ unit, key, reason, target }) => (
                  <li key={unit}>
                    <p {...courseLanguage(locale)}>{target}</p>
                    <p className={styles.reason}>
                      {t(`writing.translations.reasons.${reason}`)}{" "}
                      {key !== null && (
                        <button
                          type="button"
                          onClick={() => {
                            close();
                            go(key);
                          }}
                        >
                          {t("writing.translations.goThere")}
                        </button>
                      )}
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        <p className={forms.buttons}>
          <Button kind={report ? "primary" : "plain"} onClick={close}>
            {t(report ? "writing.translations.close" : "writing.cancel")}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
