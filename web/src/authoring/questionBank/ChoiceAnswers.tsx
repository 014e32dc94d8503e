import type { ChoiceQuestion } from "@vigil/model/curriculum/coursePackage";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import forms from "../desk/forms.module.css";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft } from "../draft/useDraft.ts";
import { faultAt } from "../form/formProps.ts";
import { useFaultsOf } from "../check/checked.ts";

const mostAnswers = 12;

interface ChoiceAnswersProps extends Pick<ChoiceQuestion, "kind" | "answers"> {
  partKey: string;
  onChange: (answers: ChoiceQuestion["answers"]) => void;
}

/** Answers to choose from: which are right, and what is said to who chose one. */
export function ChoiceAnswers({ partKey, kind, answers, onChange }: ChoiceAnswersProps) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const faults = useFaultsOf(partKey);
  const setAnswer = (id: number, changed: Partial<(typeof answers)[number]>) =>
    onChange(
      answers.map((each) =>
        each.id === id
          ? (Object.fromEntries(Object.entries({ ...each, ...changed }).filter(([, value]) => value !== undefined)) as typeof each)
          : each,
      ),
    );
  const setCorrect = (id: number, correct: boolean) =>
    kind === "single" ? onChange(answers.map((each) => ({ ...each, correct: each.id === id }))) : setAnswer(id, { correct });
  return (
    <fieldset className={forms.group}>
      <legend>{t("writing.answers")}</legend>
      {answers.map(({ id, text: answer, correct, feedback = "" }, index) => (
        <div key={id} className={forms.answer}>
          <div className={forms.line}>
            <input
              type={kind === "single" ? "radio" : "checkbox"}
              name={`right ${partKey}`}
              checked={correct}
              aria-label={t("writing.isRight", { number: index + 1 })}
              onChange={({ target }) => setCorrect(id, target.checked)}
            />
            <input
              className={forms.input}
              {...courseLanguage(draft.locale)}
              value={answer}
              maxLength={4000}
              aria-invalid={faultAt(faults, "answers", index) !== undefined || undefined}
              aria-label={t("writing.answerNumber", { number: index + 1 })}
              onChange={({ target }) => setAnswer(id, { text: target.value })}
            />
            <Button
              kind="plain"
              size="small"
              disabled={answers.length <= 2}
              onClick={() => onChange(answers.filter((each) => each.id !== id))}
            >
              {t("writing.takeAway")}
            </Button>
          </div>
          <input
            className={forms.input}
            {...courseLanguage(draft.locale)}
            value={feedback}
            maxLength={4000}
            placeholder={t("questionForm.answerFeedback")}
            aria-label={t("questionForm.feedbackOf", { number: index + 1 })}
            onChange={({ target }) => setAnswer(id, { feedback: target.value === "" ? undefined : target.value })}
          />
        </div>
      ))}
      <p>
        <Button
          kind="plain"
          size="small"
          disabled={answers.length >= mostAnswers}
          onClick={() => onChange([...answers, { id: Math.max(0, ...answers.map((each) => each.id)) + 1, text: "", correct: false }])}
        >
          {t("writing.addAnswer")}
        </Button>
      </p>
    </fieldset>
  );
}
