import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { useTranslation } from "react-i18next";
import { Field } from "../desk/Field.tsx";
import forms from "../desk/forms.module.css";
import { PlaceHead } from "../desk/PlaceHead.tsx";
import { CourseSetting } from "./CourseSetting.tsx";
import { SettingsGroup } from "./SettingsGroup.tsx";
import { SettingsNote } from "./SettingsNote.tsx";
import { useChange, useDraft, usePart, usePiece } from "../draft/useDraft.ts";

const times = ["minTime", "minSequenceTime", "pageTimerContent", "sessionTimerContent", "leastReadingTime"] as const;

/** What belongs to the course as a whole: what it is called, its final exam, and what it asks for. */
export function CourseForm() {
  const { t } = useTranslation();
  const course = usePart<"course">("course");
  const units = usePiece<"unit">("outline");
  const change = useChange();
  if (!course) return null;
  return (
    <>
      <PlaceHead title={t("writing.wholes.course")} />
      <div className={forms.form}>
        <Field
          label={t("writing.courseTitle")}
          value={course.block.title}
          partKey="course"
          path="title"
          onChange={(title) => change(course, { title })}
        />
        <FinalExam />
        {units.some(({ block }) => block.tested) && <SettingsGroup title={t("writing.setting.unitExams")} names={["unitPassingScore"]} />}
        <SettingsGroup title={t("writing.setting.times")} names={times} />
      </div>
    </>
  );
}

function FinalExam() {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const change = useChange();
  const final = usePart<"final">("final");
  const questions = usePiece<"question">("questions");
  const objectives = usePiece<"objective">("objectives");
  const place = { locale: null, piece: "course", key: "final" };
  const countOf = (id: number) => final?.block.mandatory.find(({ objective }) => objective === id)?.count ?? 0;
  const setCount = (exam: DraftPart<"final">, objective: number, count: number) =>
    change(exam, {
      mandatory: [...exam.block.mandatory.filter((each) => each.objective !== objective), ...(count > 0 ? [{ objective, count }] : [])],
    });
  return (
    <fieldset className={forms.group}>
      <legend>{t("writing.finalExam")}</legend>
      <label className={forms.check}>
        <input
          type="checkbox"
          checked={final !== undefined}
          onChange={({ target }) =>
            desk.change(place, target.checked ? { size: Math.max(1, Math.min(20, questions.length)), mandatory: [] } : null)
          }
        />
        {t("writing.hasFinal")}
      </label>
      {final && (
        <>
          <label className={forms.label}>
            {t("writing.finalSize")}
            <input
              type="number"
              className={forms.number}
              min={1}
              max={200}
              value={final.block.size}
              onChange={({ target }) => change(final, { size: Math.max(1, Math.min(200, Number(target.value) || 1)) })}
            />
          </label>
          <CourseSetting name="finalPassingScore" />
          <SettingsNote />
          <p className={forms.hint}>{t("writing.questionsThere", { count: questions.length })}</p>
          {objectives.length > 0 && (
            <table className={forms.counts}>
              <caption>{t("writing.mandatory")}</caption>
              <tbody>
                {objectives.map(({ key, block }) => (
                  <tr key={key}>
                    <th scope="row">
                      <bdi>{block.text}</bdi>
                    </th>
                    <td>
                      <input
                        type="number"
                        className={forms.number}
                        min={0}
                        max={questions.filter((question) => question.block.objective === block.id).length}
                        value={countOf(block.id)}
                        aria-label={t("writing.mandatoryOf", { name: block.text })}
                        onChange={({ target }) => setCount(final, block.id, Math.max(0, Number(target.value) || 0))}
                      />
                    </td>
                    <td className={forms.hint}>
                      {t("writing.ofQuestions", { count: questions.filter((question) => question.block.objective === block.id).length })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </fieldset>
  );
}
