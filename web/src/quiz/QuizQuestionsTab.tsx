import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import type { QuizQuestions } from "@vigil/model/quiz/quizWire";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { faultsIn } from "../authoring/form/formProps.ts";
import { problemMessage } from "../problemMessage.ts";
import { confirmed } from "../shell/confirmation.ts";
import { useAct } from "../shell/useAct.ts";
import { useLatest } from "../shell/useLatest.ts";
import { useStillHere } from "../shell/useStillHere.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { CorrectedQuizQuestion } from "./CorrectedQuizQuestion.tsx";
import { draftOf, faultsOf, questionOf, type QuestionDraft } from "./questionDraft.ts";
import { QuizQuestionForm } from "./QuizQuestionForm.tsx";
import styles from "./QuizQuestionsTab.module.css";
import { takenAlong } from "./takenAlong.ts";

const QuizPreview = lazy(async () => ({ default: (await import("./QuizPreview.tsx")).QuizPreview }));

const writtenMeanwhile = takenAlong<QuestionDraft[]>();
const numbered = (number: number | undefined) => (number === undefined ? {} : { number });

/** What a quiz of questions asks; saved all at once. Where somebody has taken it, its next version gets these. */
export function QuizQuestionsTab({ quizId, domain }: { quizId: number; domain: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const go = useNavigate();
  const stillHere = useStillHere();
  const form = useRef<HTMLFormElement>(null);
  const queryKey = ["quizzes", "questions", quizId];
  const { data } = useSuspenseQuery({
    queryKey,
    queryFn: ({ signal }) => call<QuizQuestions>("GET", `quizzes/${quizId}/questions`, { signal }),
  });
  const [drafts, setDrafts] = useState(() => writtenMeanwhile.in(quizId) ?? data.questions.map(draftOf));
  const [dirty, setDirty] = useState(() => writtenMeanwhile.in(quizId) !== undefined);
  useEffect(() => writtenMeanwhile.forget(quizId), [quizId]);
  const [previewed, setPreviewed] = useState<readonly QuizQuestion[] | null>(null);
  const leaving = useRef(false);
  // what is written, and pressed, while it is being saved is not lost
  const rounds = useRef(0);
  const draftsNow = useLatest(drafts);
  const again = useRef(false);
  const write = (change: (now: QuestionDraft[]) => QuestionDraft[]) => {
    rounds.current += 1;
    setDrafts(change);
    setDirty(true);
  };
  const { run, busy, problem } = useAct({
    call: async () => {
      const sent = { round: rounds.current, keys: drafts.map(({ key }) => key) };
      const saved = await call<QuizQuestions>("PUT", `quizzes/${quizId}/questions`, { body: { questions: drafts.map(questionOf) } });
      return { ...saved, sent };
    },
    done: async ({ sent, ...saved }) => {
      const written = rounds.current !== sent.round;
      // those that are new have their numbers now
      const numbers = new Map(saved.questions.map(({ number }, index) => [sent.keys[index], number]));
      const numberAll = (now: readonly QuestionDraft[]) => now.map((draft) => ({ ...draft, ...numbered(numbers.get(draft.key)) }));
      if (written && saved.id === quizId) {
        queries.setQueryData(queryKey, saved);
        setDrafts(numberAll);
        return;
      }
      if (written) writtenMeanwhile.to(saved.id, numberAll(draftsNow.current));
      leaving.current = true;
      setDirty(false);
      queries.setQueryData(["quizzes", "questions", saved.id], saved);
      await queries.invalidateQueries({ queryKey: ["quizzes"], refetchType: "none" });
      // a key that was written anew is corrected no more
      await queries.invalidateQueries({ queryKey: ["quizzes", "correctedKeys"] });
      if (saved.id !== quizId && stillHere())
        await go({ to: "/$domain/admin/$list/$id/$tab", params: { domain, list: "quizzes", id: String(saved.id), tab: "questions" } });
      else if (saved.id === quizId) setDrafts(saved.questions.map(draftOf));
      leaving.current = false;
    },
    told: (saved) => t(saved.id === quizId ? "quizzes.questionsSaved" : "quizzes.questionsVersion"),
    refusal: "here",
  });
  useBlocker({
    shouldBlockFn: async () =>
      dirty &&
      !leaving.current &&
      !(await confirmed({ title: t("entity.unsavedTitle"), text: t("entity.unsavedText"), confirm: t("entity.leave"), danger: true })),
    enableBeforeUnload: () => dirty,
  });
  // whoever adds a question writes it
  const add = () => {
    flushSync(() => write((now) => [...now, draftOf({ text: "", correct: [], incorrect: [], feedback: "" })]));
    form.current?.querySelector<HTMLElement>(":scope > fieldset:last-of-type input")?.focus();
  };
  useEffect(() => {
    if (busy || !again.current) return;
    again.current = false;
    if (dirty && !problem) void run();
  });
  const faults = faultsOf(problem);
  // to the question that its address names
  useEffect(() => {
    const asked = location.hash === "" ? null : document.getElementById(location.hash.slice(1));
    if (!asked || !form.current?.contains(asked)) return;
    asked.querySelector<HTMLElement>("input, textarea")?.focus({ preventScroll: true });
    asked.scrollIntoView({ block: "start" });
  }, []);
  // to what was refused
  useEffect(() => {
    const refused = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-refused]");
    if (!problem || !refused) return;
    refused.focus({ preventScroll: true });
    refused.scrollIntoView({ block: "center" });
  }, [problem]);
  return (
    <form
      ref={form}
      className={styles.questions}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        again.current = busy;
        if (!busy) void run();
      }}
    >
      {drafts.length === 0 && <Message kind="info">{t("quizzes.noQuestions")}</Message>}
      {drafts.map((draft, index) => {
        const change = (changed: Partial<QuestionDraft>) =>
          write((now) => now.map((one) => (one.key === draft.key ? { ...one, ...changed } : one)));
        const saved = data.questions.findIndex(({ number }) => number !== undefined && number === draft.number);
        return (
          <QuizQuestionForm
            key={draft.key}
            quizId={quizId}
            draft={draft}
            place={index + 1}
            faults={faultsIn(faults, index)}
            corrected={
              saved !== -1 && (
                <CorrectedQuizQuestion quizId={quizId} saved={data.questions[saved]!} place={saved} draft={draft} change={change} />
              )
            }
            change={change}
            remove={() => write((now) => now.filter(({ key }) => key !== draft.key))}
          />
        );
      })}
      {problem !== null && problem !== undefined && faults.length === 0 && (
        <div tabIndex={-1} data-refused>
          <Message kind="error">{problemMessage(problem)}</Message>
        </div>
      )}
      <div className={styles.actions}>
        <Button kind="plain" onClick={add}>
          {t("quizzes.addQuestion")}
        </Button>
        {drafts.length > 0 && (
          <Button kind="plain" onClick={() => setPreviewed(drafts.map(questionOf))}>
            {t("quizzes.preview")}
          </Button>
        )}
        <Button type="submit">{t("quizzes.saveQuestions")}</Button>
        {dirty && <span className={styles.unsaved}>{t("quizzes.unsaved")}</span>}
      </div>
      {previewed !== null && (
        <Suspense fallback={null}>
          <QuizPreview quizId={quizId} questions={previewed} close={() => setPreviewed(null)} />
        </Suspense>
      )}
    </form>
  );
}
