import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { translationState } from "@vigil/model/authoring/partWords";
import { packageQuestions } from "@vigil/model/curriculum/coursePackage";
import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../draft/useDraft.ts";
import { chanceOf } from "./chanceOf.ts";
import { Unfinished } from "./DraftPaper.tsx";
import type { ExamToShow } from "./examsToShow.ts";
import { ExamTrial } from "./ExamTrial.tsx";
import styles from "./preview.module.css";
import { trialQuestion } from "./trialQuestion.ts";
import { writtenQuestion } from "./writtenQuestion.ts";

/** What an exam of the course would ask, as its learners meet it. */
export function ExamPreview({ exam, locale }: { exam: ExamToShow; locale: string }) {
  const { t, i18n } = useTranslation();
  const { draft, desk } = useDraft();
  const { parts } = desk;
  const files = desk.files.use();
  const written = writtenQuestion.use();
  // the letter comes first, its preview when there is time
  const version = useDeferredValue(useSyncExternalStore(parts.subscribe, parts.version));
  const { finished, fallback } = useMemo(() => {
    const told = (part: DraftPart<"question">) => {
      const translation = locale === draft.locale ? undefined : parts.keyed(part.key, locale);
      return translationState(part, translation) === "missing" ? undefined : translation;
    };
    const ready = exam.questions.flatMap((part) => {
      const translation = told(part);
      const read = packageQuestions.element.safeParse((translation ?? part).block);
      return read.success ? [{ key: part.key, question: read.data, untold: locale !== draft.locale && translation === undefined }] : [];
    });
    return { finished: ready, fallback: ready.filter(({ untold }) => untold).length };
    // oxlint-disable-next-line react/exhaustive-deps -- the parts change in place, their version tells it
  }, [parts, exam, locale, draft.locale, version]);
  const text = JSON.stringify(finished);
  const questions = useMemo(() => {
    const address = (file: string) => files.find(({ path }) => path === file && file !== "")?.url.replace(/^\/api\//u, "");
    const words = [t("questionFiles.truth.right"), t("questionFiles.truth.wrong")] as const;
    return finished.map(({ question }) => trialQuestion(question, { locale, address, random: chanceOf(question.id), words }));
  }, [text, files, locale, t]); // oxlint-disable-line react/exhaustive-deps -- by what they say
  const missing = exam.questions.length - finished.length;
  const asks = Math.min(exam.size ?? questions.length, questions.length);
  const note = { className: styles.unfinished, lang: i18n.language, dir: i18n.dir() };
  return (
    <article>
      <h1 className={styles.title}>{exam.name || t(exam.final ? "writing.examPreview.final" : "writing.examPreview.all")}</h1>
      {questions.length > 0 && (
        <p {...note}>
          {asks < questions.length
            ? t("writing.examPreview.draws", { size: asks, count: questions.length })
            : t("writing.examPreview.nothingKept")}
        </p>
      )}
      {fallback > 0 && <p {...note}>{t("writing.examPreview.fallback", { count: fallback })}</p>}
      {missing > 0 && <p {...note}>{t("writing.examPreview.missing", { count: missing })}</p>}
      {exam.questions.length === 0 && <p {...note}>{t("writing.examPreview.none")}</p>}
      <Unfinished key={finished.length}>
        <ExamTrial
          questions={questions}
          at={Math.max(
            0,
            finished.findIndex(({ key }) => key === written),
          )}
        />
      </Unfinished>
    </article>
  );
}
