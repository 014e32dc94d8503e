import { useState } from "react";
import { useTranslation } from "react-i18next";
import forms from "../desk/forms.module.css";
import { usePiece } from "../draft/useDraft.ts";
import page from "../page/page.module.css";
import { AddQuestion } from "./AddQuestion.tsx";
import { WrittenQuestion } from "./WrittenQuestion.tsx";

/** The questions on what a page teaches, beside it. */
export function PageQuestions({ objective }: { objective: number }) {
  const { t } = useTranslation();
  const all = usePiece<"question">("questions");
  const [begun, setBegun] = useState<string | null>(null);
  const own = all.filter(({ block }) => block.objective === objective);
  return (
    <section className={page.labs} aria-label={t("writing.pageQuestions")}>
      <header className={page.sectionHead}>
        <h3>{t("writing.pageQuestions")}</h3>
        <AddQuestion objective={objective} added={setBegun} />
      </header>
      {own.length === 0 && <p className={page.hint}>{t("writing.noPageQuestions")}</p>}
      <ol className={forms.cards}>
        {own.map((part) => (
          <WrittenQuestion key={part.key} part={part} opened={begun === part.key} />
        ))}
      </ol>
    </section>
  );
}
