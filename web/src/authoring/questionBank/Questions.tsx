import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SettingsGroup } from "../course/SettingsGroup.tsx";
import forms from "../desk/forms.module.css";
import { PlaceHead } from "../desk/PlaceHead.tsx";
import { usePart, usePiece } from "../draft/useDraft.ts";
import { AddQuestion } from "./AddQuestion.tsx";
import { QuestionFiles } from "./QuestionFiles.tsx";
import { WrittenQuestion } from "./WrittenQuestion.tsx";

/** All questions of the course, which its exams draw from. */
export function Questions() {
  const { t } = useTranslation();
  const questions = usePiece<"question">("questions");
  const final = usePart<"final">("final");
  const objectives = usePiece<"objective">("objectives");
  const [objective, setObjective] = useState<string>("");
  // one that was added just now, or that the address names
  const [begun, setBegun] = useState<string | null>(null);
  const visit = useLocation();
  useEffect(() => {
    if (visit.hash === "") return;
    setObjective("");
    setBegun(visit.hash);
  }, [visit]);
  const shown = objective === "" ? questions : questions.filter(({ block }) => String(block.objective ?? "none") === objective);
  return (
    <>
      <PlaceHead title={t("writing.wholes.questions")} />
      <p className={forms.hint}>{t("writing.questionsText")}</p>
      {final && <SettingsGroup title={t("writing.finalExam")} names={["finalPassingScore"]} />}
      <QuestionFiles />
      {objectives.length > 0 && questions.length > 0 && (
        <label className={forms.label}>
          {t("writing.objective")}
          <select className={forms.select} value={objective} onChange={({ target }) => setObjective(target.value)}>
            <option value="">{t("writing.allObjectives")}</option>
            {objectives.map(({ block: { id, text } }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
            <option value="none">{t("writing.noObjective")}</option>
          </select>
        </label>
      )}
      {shown.length === 0 && <EmptyState title={t("writing.noQuestions")} text={t("writing.noQuestionsText")} />}
      <ol className={forms.cards}>
        {shown.map((part) => (
          <WrittenQuestion key={part.key} part={part} opened={begun === part.key} />
        ))}
      </ol>
      <p className={forms.hint}>
        <AddQuestion {...(Number(objective) > 0 ? { objective: Number(objective) } : {})} added={setBegun} />
      </p>
    </>
  );
}
