import { Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TakenQuizScan } from "@vigil/model/quiz/quizWire";
import { call } from "../api.ts";
import { AsksForm } from "../authoring/questions/AsksForm.tsx";
import { KindSelect } from "../authoring/questions/KindSelect.tsx";
import { TruthChoice } from "../authoring/questions/TruthChoice.tsx";
import { faultAt, faultsIn, type FormFault } from "../authoring/form/formProps.ts";
import { PictureSelect } from "../curriculum/PictureSelect.tsx";
import { PictureUpload } from "../curriculum/PictureUpload.tsx";
import { useUser } from "../shell/user.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { QuizFilmForm } from "./QuizFilmForm.tsx";
import { questionHash } from "./questionHash.ts";
import { answerSides, draftKinds, kindOf, answersIn, isMarked, ofKind, withSaid, type QuestionDraft } from "./questionDraft.ts";
import styles from "./QuizQuestionsTab.module.css";

interface QuizQuestionFormProps {
  quizId: number;
  draft: QuestionDraft;
  place: number;
  faults: readonly FormFault[];
  /** What was said of its key since it was saved. */
  corrected: ReactNode;
  change: (change: Partial<QuestionDraft>) => void;
  remove: () => void;
}

const fields = new Set(["text", "correct", "incorrect", "said", "asks", "feedback", "mediaId", "film"]);

/** One question of a quiz; each refusal stands at the field it is about. */
export function QuizQuestionForm({ quizId, draft, place, faults, corrected, change, remove }: QuizQuestionFormProps) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const kind = kindOf(draft);
  const elsewhere = faults.find(({ path: [field] }) => !fields.has(String(field)));
  const show = (mediaId: number | null, film: boolean) => change({ mediaId, film: film ? { description: "", captions: [] } : null });
  const select = <PictureSelect scope="training" value={draft.mediaId} choose={({ id }) => change({ mediaId: id })} />;
  return (
    <fieldset className={styles.question} id={draft.number === undefined ? undefined : questionHash(draft.number)}>
      <legend>{t("quizzes.question", { number: place })}</legend>
      {corrected}
      <TextInput
        label={t("quizzes.text")}
        value={draft.text}
        error={faultAt(faults, "text")}
        maxLength={2000}
        withAsterisk
        dir="auto"
        onChange={({ target }) => change({ text: target.value })}
      />
      {!isMarked(draft) && (
        <>
          <PictureSelect scope="training" films value={draft.mediaId} choose={({ id, film }) => show(id, film === true)} />
          {permissions.includes("media:add") && <PictureUpload scope="training" films brought={show} />}
          {draft.film !== null && draft.mediaId !== null && (
            <QuizFilmForm
              key={draft.mediaId}
              path={`quizzes/${quizId}/media/${draft.mediaId}`}
              film={draft.film}
              faults={faultsIn(faults, "film")}
              change={(film) => change({ film })}
            />
          )}
          <Refusal message={faultAt(faults, "mediaId")} />
        </>
      )}
      <KindSelect kinds={draftKinds} value={kind} onChange={(next) => change(ofKind(next, draft))} />
      <Refusal message={elsewhere?.message} />
      {kind === "choice" && <ChosenAnswers draft={draft} faults={faults} change={change} />}
      {draft.truth !== null && <TruthChoice value={draft.truth} choose={(truth) => change({ truth })} />}
      {draft.asks !== null && (
        <AsksForm
          key={draft.asks.kind}
          value={draft.asks}
          onChange={(asks) => change({ asks })}
          faults={faultsIn(faults, "asks")}
          shown={{
            path: draft.mediaId === null ? null : `quizzes/${quizId}/media/${draft.mediaId}`,
            choose: (
              <>
                {select}
                {permissions.includes("media:add") && <PictureUpload scope="training" brought={(mediaId) => change({ mediaId })} />}
              </>
            ),
            take: async (imageId) => {
              const { mediaId, threats } = await call<TakenQuizScan>("POST", `quizzes/${quizId}/scans`, { body: { imageId } });
              change({ mediaId });
              return { threats };
            },
            fault: faultAt(faults, "mediaId"),
          }}
        />
      )}
      <TextInput
        label={t("quizzes.feedback")}
        value={draft.feedback}
        error={faultAt(faults, "feedback")}
        maxLength={2000}
        dir="auto"
        onChange={({ target }) => change({ feedback: target.value })}
      />
      <Button kind="plain" size="small" onClick={remove}>
        {t("quizzes.removeQuestion")}
      </Button>
    </fieldset>
  );
}

/** What is said of no single field: a place that can be focused. */
function Refusal({ message }: { message: string | undefined }) {
  return (
    message !== undefined && (
      <div tabIndex={-1} data-refused>
        <Message kind="error">{message}</Message>
      </div>
    )
  );
}

const rows = { correct: 2, incorrect: 3 } as const;

function ChosenAnswers({ draft, faults, change }: Pick<QuizQuestionFormProps, "draft" | "faults" | "change">) {
  const { t } = useTranslation();
  const says = answerSides.some((side) => draft.said[side].some((text) => text !== ""));
  const answers = answerSides.flatMap((side) => answersIn(draft, side).map((line) => ({ side, ...line })));
  return (
    <>
      {answerSides.map((side) => (
        <Textarea
          key={side}
          label={t(`quizzes.${side}`)}
          value={draft[side]}
          error={faultAt(faults, side)}
          rows={rows[side]}
          withAsterisk={side === "correct"}
          dir="auto"
          onChange={({ target }) => change({ [side]: target.value })}
        />
      ))}
      {answers.length > 0 && (
        <details className={styles.said} open={says || faultAt(faults, "said") !== undefined || undefined}>
          <summary>{t("quizzes.said")}</summary>
          {answers.map(({ side, answer, said, at }) => (
            <TextInput
              key={`${side} ${at}`}
              label={t("quizzes.saidTo", { answer })}
              value={said}
              maxLength={2000}
              dir="auto"
              onChange={({ target }) => change(withSaid(draft, side, at, target.value))}
            />
          ))}
          <Refusal message={faultAt(faults, "said")} />
        </details>
      )}
    </>
  );
}
