import { Textarea, TextInput } from "@mantine/core";
import { isPlaced } from "@vigil/model/curriculum/questionModel";
import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import type { QuizQuestion, QuizQuestions, TakenQuizScan } from "@vigil/model/quiz/quizWire";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { problemMessage } from "../problemMessage.ts";
import { AsksForm } from "../authoring/questions/AsksForm.tsx";
import { answerLines } from "../authoring/questions/AcceptedTexts.tsx";
import { KindSelect } from "../authoring/questions/KindSelect.tsx";
import { newAsks, otherKinds } from "../authoring/questions/newAsks.ts";
import { faultAt, faultsIn, type FormFault } from "../authoring/form/formProps.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { PictureUpload } from "../curriculum/PictureUpload.tsx";
import { useUser } from "../shell/user.ts";
import { PictureSelect } from "../curriculum/PictureSelect.tsx";
import styles from "./QuizQuestionsTab.module.css";
import { useAct } from "../shell/useAct.ts";

interface Draft {
  key: string;
  text: string;
  /** Null where answers are chosen. */
  asks: OtherQuestion | null;
  correct: string;
  incorrect: string;
  feedback: string;
  mediaId: number | null;
}

const draftOf = ({ text, asks, correct, incorrect, feedback, mediaId }: QuizQuestion): Draft => ({
  key: crypto.randomUUID(),
  text,
  asks: asks ?? null,
  correct: correct.join("\n"),
  incorrect: incorrect.join("\n"),
  feedback,
  mediaId: mediaId ?? null,
});
const questionOf = ({ text, asks, correct, incorrect, feedback, mediaId }: Draft): QuizQuestion => ({
  text: text.trim(),
  ...(asks === null ? { correct: answerLines(correct), incorrect: answerLines(incorrect) } : { asks, correct: [], incorrect: [] }),
  feedback: feedback.trim(),
  mediaId,
});

/** What is marked is shown within its own fields. */
const isMarked = ({ asks }: Draft): boolean => asks !== null && isPlaced(asks.kind);

/** Where the server refused a question, and why. */
function faultsOf(problem: unknown): FormFault[] {
  const [list, index, ...path] = problem instanceof ApiProblem ? (problem.field ?? "").split(".") : [];
  if (list !== "questions" || index === undefined) return [];
  return [{ path: [Number(index), ...path.map((step) => (/^\d+$/u.test(step) ? Number(step) : step))], message: problemMessage(problem) }];
}

/** Answers to choose from, of which one or several are right, and the other kinds. */
const kinds = ["choice", ...otherKinds] as const;

/** What a quiz of questions asks; saved all at once. Where somebody has taken it, its next version gets these. */
export function QuizQuestionsTab({ quizId, domain }: { quizId: number; domain: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { permissions } = useUser();
  const go = useNavigate();
  const queryKey = ["quizzes", "questions", quizId];
  const { data } = useSuspenseQuery({
    queryKey,
    queryFn: ({ signal }) => call<QuizQuestions>("GET", `quizzes/${quizId}/questions`, { signal }),
  });
  const [drafts, setDrafts] = useState(() => data.questions.map(draftOf));
  const set = (key: string, change: Partial<Draft>) =>
    setDrafts((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const { run, busy, problem } = useAct({
    call: () => call<QuizQuestions>("PUT", `quizzes/${quizId}/questions`, { body: { questions: drafts.map(questionOf) } }),
    done: async (saved) => {
      queries.setQueryData(["quizzes", "questions", saved.id], saved);
      await queries.invalidateQueries({ queryKey: ["quizzes"], refetchType: "none" });
      if (saved.id !== quizId)
        await go({ to: "/$domain/admin/$list/$id/$tab", params: { domain, list: "quizzes", id: String(saved.id), tab: "questions" } });
    },
    told: (saved) => t(saved.id === quizId ? "quizzes.questionsSaved" : "quizzes.questionsVersion"),
    refusal: "here",
  });
  const faults = faultsOf(problem);
  return (
    <form
      className={styles.questions}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {drafts.length === 0 && <Message kind="info">{t("quizzes.noQuestions")}</Message>}
      {drafts.map((draft, index) => (
        <fieldset key={draft.key} className={styles.question}>
          <legend>{t("quizzes.question", { number: index + 1 })}</legend>
          <TextInput
            label={t("quizzes.text")}
            value={draft.text}
            maxLength={2000}
            required
            dir="auto"
            onChange={({ target }) => set(draft.key, { text: target.value })}
          />
          {!isMarked(draft) && (
            <PictureSelect scope="training" value={draft.mediaId} choose={({ id }) => set(draft.key, { mediaId: id })} />
          )}
          <KindSelect
            kinds={kinds}
            value={draft.asks?.kind ?? "choice"}
            onChange={(kind) =>
              set(draft.key, {
                asks: kind === "choice" ? null : newAsks(kind),
                // a scan is no picture, and a picture no scan
                ...(kind === "findThreat" || draft.asks?.kind === "findThreat" ? { mediaId: null } : {}),
              })
            }
          />
          {faultAt(faults, index) !== undefined && faultAt(faults, index, "mediaId") === undefined && (
            <Message kind="error">{faultAt(faults, index)}</Message>
          )}
          {draft.asks === null ? (
            <>
              <Textarea
                label={t("quizzes.correct")}
                value={draft.correct}
                rows={2}
                required
                dir="auto"
                onChange={({ target }) => set(draft.key, { correct: target.value })}
              />
              <Textarea
                label={t("quizzes.incorrect")}
                value={draft.incorrect}
                rows={3}
                dir="auto"
                onChange={({ target }) => set(draft.key, { incorrect: target.value })}
              />
            </>
          ) : (
            <AsksForm
              key={draft.asks.kind}
              value={draft.asks}
              onChange={(asks) => set(draft.key, { asks })}
              faults={faultsIn(faults, index, "asks")}
              shown={{
                path: draft.mediaId === null ? null : `quizzes/${quizId}/media/${draft.mediaId}`,
                choose: (
                  <>
                    <PictureSelect scope="training" value={draft.mediaId} choose={({ id }) => set(draft.key, { mediaId: id })} />
                    {permissions.includes("media:add") && (
                      <PictureUpload scope="training" brought={(mediaId) => set(draft.key, { mediaId })} />
                    )}
                  </>
                ),
                take: async (imageId) => {
                  const { mediaId, threats } = await call<TakenQuizScan>("POST", `quizzes/${quizId}/scans`, { body: { imageId } });
                  set(draft.key, { mediaId });
                  return { threats };
                },
                fault: faultAt(faults, index, "mediaId"),
              }}
            />
          )}
          <TextInput
            label={t("quizzes.feedback")}
            value={draft.feedback}
            maxLength={2000}
            dir="auto"
            onChange={({ target }) => set(draft.key, { feedback: target.value })}
          />
          <Button kind="plain" size="small" onClick={() => setDrafts((now) => now.filter(({ key }) => key !== draft.key))}>
            {t("quizzes.removeQuestion")}
          </Button>
        </fieldset>
      ))}
      {problem !== null && problem !== undefined && faults.length === 0 && <Message kind="error">{problemMessage(problem)}</Message>}
      <div className={styles.actions}>
        <Button kind="plain" onClick={() => setDrafts((now) => [...now, draftOf({ text: "", correct: [], incorrect: [], feedback: "" })])}>
          {t("quizzes.addQuestion")}
        </Button>
        <Button type="submit" busy={busy}>
          {t("quizzes.saveQuestions")}
        </Button>
      </div>
    </form>
  );
}
