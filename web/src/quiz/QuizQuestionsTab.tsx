import { Textarea, TextInput } from "@mantine/core";
import type { QuizQuestion, QuizQuestions } from "@vigil/model/quiz/quizWire";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { PictureSelect } from "../curriculum/PictureSelect.tsx";
import styles from "./QuizQuestionsTab.module.css";
import { useAct } from "../shell/useAct.ts";

interface Draft {
  key: string;
  text: string;
  correct: string;
  incorrect: string;
  feedback: string;
  mediaId: number | null;
}

const draftOf = ({ text, correct, incorrect, feedback, mediaId }: QuizQuestion): Draft => ({
  key: crypto.randomUUID(),
  text,
  correct: correct.join("\n"),
  incorrect: incorrect.join("\n"),
  feedback,
  mediaId: mediaId ?? null,
});
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
const questionOf = ({ text, correct, incorrect, feedback, mediaId }: Draft): QuizQuestion => ({
  text: text.trim(),
  correct: linesOf(correct),
  incorrect: linesOf(incorrect),
  feedback: feedback.trim(),
  mediaId,
});

/** What a multiple-choice quiz asks; saved all at once. Where somebody has taken it, its next version gets these. */
export function QuizQuestionsTab({ quizId, domain }: { quizId: number; domain: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const go = useNavigate();
  const queryKey = ["quizzes", "questions", quizId];
  const { data } = useSuspenseQuery({
    queryKey,
    queryFn: ({ signal }) => call<QuizQuestions>("GET", `quizzes/${quizId}/questions`, { signal }),
  });
  const [drafts, setDrafts] = useState(() => data.questions.map(draftOf));
  const set = (key: string, change: Partial<Draft>) =>
    setDrafts((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const { run, busy } = useAct({
    call: () => call<QuizQuestions>("PUT", `quizzes/${quizId}/questions`, { body: { questions: drafts.map(questionOf) } }),
    done: async (saved) => {
      queries.setQueryData(["quizzes", "questions", saved.id], saved);
      await queries.invalidateQueries({ queryKey: ["quizzes"], refetchType: "none" });
      if (saved.id !== quizId)
        await go({ to: "/$domain/admin/$list/$id/$tab", params: { domain, list: "quizzes", id: String(saved.id), tab: "questions" } });
    },
    told: (saved) => t(saved.id === quizId ? "quizzes.questionsSaved" : "quizzes.questionsVersion"),
  });
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
          <PictureSelect scope="training" value={draft.mediaId} choose={({ id }) => set(draft.key, { mediaId: id })} />
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
