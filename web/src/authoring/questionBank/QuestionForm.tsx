import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import { isChosen, isPlaced, modelOf, questionKinds, type QuestionKind, type QuestionModel } from "@vigil/model/curriculum/questionModel";
import { useTranslation } from "react-i18next";
import { pictureEnds } from "../blocks/PictureForm.tsx";
import { FileChoice } from "../form/FileChoice.tsx";
import { faultAt } from "../form/formProps.ts";
import { takeDraftScan } from "../draft/draftCalls.ts";
import { useMedia } from "../draft/useMedia.ts";
import type { ShownFile } from "../questions/shownFile.ts";
import { useFaultsOf } from "../check/checked.ts";
import { Field } from "../desk/Field.tsx";
import forms from "../desk/forms.module.css";
import { useChange, useDraft, usePiece } from "../draft/useDraft.ts";
import page from "../page/page.module.css";
import { AsksForm } from "../questions/AsksForm.tsx";
import { KindSelect } from "../questions/KindSelect.tsx";
import { newAsks } from "../questions/newAsks.ts";
import { TruthChoice } from "../questions/TruthChoice.tsx";
import { ChoiceAnswers } from "./ChoiceAnswers.tsx";
import { QuestionPictureForm } from "./QuestionPictureForm.tsx";

/** What belongs to one kind only. */
const own = (block: PackageQuestion): Record<string, unknown> => {
  const { id: _id, kind: _kind, objective: _objective, text: _text, feedback: _feedback, picture: _picture, film: _film, ...parts } = block;
  return parts;
};

const newChoice = (kind: QuestionModel) => ({
  kind,
  answers: [
    { id: 1, text: "", correct: true },
    { id: 2, text: "", correct: false },
  ],
});

/** A question of any kind: what it asks, what is right, what is said then, and which objective it is about. */
export function QuestionForm({ part }: { part: DraftPart<"question"> }) {
  const { t } = useTranslation();
  const { desk, draft } = useDraft();
  const change = useChange();
  const faults = useFaultsOf(part.key);
  const objectives = usePiece<"objective">("objectives");
  const { block } = part;
  const { text, kind, feedback, objective } = block;
  const { locale, piece, key } = part;
  /** What a kind alone has goes with it; its text, objective and feedback stay. */
  const replace = (parts: Record<string, unknown>) => {
    const now = (desk.parts.find({ locale, piece, key })?.block ?? block) as PackageQuestion;
    const gone = new Set(Object.keys(own(now)));
    const kept = Object.fromEntries(Object.entries(now).filter(([name]) => !gone.has(name)));
    desk.change({ locale, piece, key }, { ...kept, ...parts } as DraftPart["block"]);
  };
  const setKind = (next: QuestionKind) => {
    // what is marked has its picture among its own fields
    if (isPlaced(modelOf(next))) change(part, { picture: undefined, film: undefined });
    // which it is, its author says
    if (next === "truth") return replace({ kind: next });
    if (!isChosen(next)) return replace({ ...newAsks(next) });
    if (!("answers" in block)) return replace(newChoice(next));
    const first = Math.max(
      0,
      block.answers.findIndex(({ correct }) => correct),
    );
    const answers = next === "single" ? block.answers.map((each, index) => ({ ...each, correct: index === first })) : block.answers;
    return replace({ kind: next, answers });
  };
  const media = useMedia();
  const file = "file" in block ? block.file : "";
  const taken = async (from: Parameters<typeof takeDraftScan>[1]) => {
    const { file: copied, threats } = await takeDraftScan(draft.courseId, from);
    desk.files.set((all) => [...all.filter(({ path }) => path !== copied.path), copied]);
    return { threats, file: copied.path };
  };
  const shown: ShownFile = {
    path: file ? media.url(file).replace(/^\/api\//u, "") || null : null,
    choose: (
      <FileChoice
        label={t("authoringForm.picture.file")}
        ends={pictureEnds}
        value={file ?? ""}
        media={media}
        onChoose={(path) => replace({ ...own(block), kind, file: path })}
      />
    ),
    take: async (imageId) => taken({ imageId }),
    takeLive: async (subject) => ({ file: (await taken({ subject })).file }),
    fault: faultAt(faults, "file"),
  };
  const setFeedback = (name: "correct" | "incorrect", words: string) =>
    change(part, { feedback: Object.fromEntries(Object.entries({ ...feedback, [name]: words }).filter(([, value]) => value !== "")) });
  return (
    <div className={page.boxForm} data-form>
      <Field
        label={t("writing.questionText")}
        value={text}
        partKey={key}
        path="text"
        long
        max={4000}
        onChange={(typed) => change(part, { text: typed })}
      />
      {!isPlaced(modelOf(kind)) && <QuestionPictureForm part={part} />}
      <KindSelect kinds={questionKinds} value={kind} onChange={setKind} />
      {block.kind === "truth" ? (
        <TruthChoice value={block.right} choose={(right) => replace({ kind: block.kind, right })} error={faultAt(faults, "right")} />
      ) : "answers" in block ? (
        <ChoiceAnswers partKey={key} kind={block.kind} answers={block.answers} onChange={(answers) => replace({ kind, answers })} />
      ) : (
        <AsksForm key={kind} value={block} onChange={(asks) => replace({ ...asks })} faults={faults} shown={shown} />
      )}
      <Field
        label={t("writing.ifRight")}
        value={feedback.correct ?? ""}
        partKey={key}
        path="feedback"
        long
        max={4000}
        onChange={(words) => setFeedback("correct", words)}
      />
      <Field
        label={t("writing.ifWrong")}
        value={feedback.incorrect ?? ""}
        partKey={key}
        path="feedback"
        long
        max={4000}
        onChange={(words) => setFeedback("incorrect", words)}
      />
      <label className={forms.label}>
        {t("writing.objective")}
        <select
          className={forms.select}
          value={objective ?? ""}
          onChange={({ target }) => change(part, { objective: target.value === "" ? undefined : Number(target.value) })}
        >
          <option value="">{t("writing.noObjective")}</option>
          {objectives.map(({ block: { id, text: name } }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
