import type { AnswerBody, CompletedContentExam, ExamResult } from "@vigil/model/exam/examWire";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { showProblem } from "../shell/alerts.ts";
import { PagePending } from "../shell/PagePending.tsx";
import { useUser } from "../shell/user.ts";
import { usePatience } from "../attempt/usePatience.ts";
import { sessionJournal } from "../outbox/journal.ts";
import { resendKept } from "../outbox/resendKept.ts";
import { writeAhead } from "../outbox/writeAhead.ts";
import { wait } from "../attempt/browserTime.ts";
import { keepResult, keptResult } from "../attempt/keptResult.ts";
import { useLeaving } from "../attempt/openPlace.ts";
import { resumed } from "../attempt/resumed.ts";
import { useTitle } from "../ui/useTitle.ts";
import { beginExam, submitExam } from "./run/beginExam.ts";
import { completedExam, contentSessionQuery, handIn, saveAnswer, startExam, type ExamAddress } from "./run/examCalls.ts";
import type { ExamFacts } from "./intro/examFacts.ts";
import { ExamIntro } from "./intro/ExamIntro.tsx";
import { createExamRun, type ExamRun } from "./run/examRun.ts";
import { ExamScreen } from "./screen/ExamScreen.tsx";
import { ExamSummary } from "./result/ExamSummary.tsx";
import { openExamPlace } from "./run/openExamPlace.ts";
import { useAskedToLeaveExam } from "./run/useAskedToLeaveExam.ts";
import { useThought } from "./run/useThought.ts";

const journal = writeAhead(sessionJournal<AnswerBody>("vigil.exam"), () => localStorage, "vigil.exam.ahead");

type Step =
  | { step: "intro"; starting: boolean; problem: unknown }
  | { step: "question"; run: ExamRun; number: number }
  | { step: "kept"; sessionId: number }
  | { step: "summary"; result: ExamResult }
  | { step: "complete"; result: ExamResult };

const intro: Step = { step: "intro", starting: false, problem: null };
/** A reload on a result shows it again. */
const startOf = (): Step => {
  const sessionId = keptResult();
  return sessionId === null ? intro : { step: "kept", sessionId };
};

export interface ExamStepsProps {
  address: ExamAddress;
  facts: ExamFacts;
  /** Unit exam, final exam or quiz. */
  kind: string;
  name: string;
  about?: string | undefined;
  objectives: readonly { id: number; text: string }[];
  /** The way to the minibook, where there can be one. */
  minibook?: ReactNode;
  /** What comes after it; `again` begins it once more. */
  renderNext: (again: () => void) => ReactNode;
  leave: ReactNode;
  /** At a quiz: the one that took its place meanwhile, as the refusal to begin tells it. */
  newerQuiz?: (problem: unknown) => number | null;
}

const none = () => null;

/** An exam from beginning to end: intro, its questions, summary; one that is passed is shown as it went. */
export function ExamSteps({
  address,
  facts,
  kind,
  name,
  about,
  objectives,
  minibook,
  renderNext,
  leave,
  newerQuiz = none,
}: ExamStepsProps) {
  const user = useUser();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>(startOf);
  const { waitsFor, patiently } = usePatience();
  const place = JSON.stringify(address);
  const begins = useRef(facts.open && openExamPlace.isReloaded(place, Date.now()));
  useTitle(`${kind}: ${name}`);
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: ["training"] }), [queries]);
  const inCourse = "quizId" in address ? null : address;

  const showComplete = ({ id, result }: CompletedContentExam) => {
    keepResult(id);
    setStep({ step: "complete", result });
  };

  const begin = useCallback(async () => {
    setStep({ step: "intro", starting: true, problem: null });
    try {
      await resendKept(journal, user.id, saveAnswer);
      const begun = await beginExam("quizId" in address ? address.quizId : null, {
        start: (quizId) => patiently(() => startExam(quizId === null ? address : { quizId })),
        newerQuiz,
        reload,
        completed: (): Promise<CompletedContentExam | null> =>
          inCourse === null ? Promise.resolve(null) : completedExam(inCourse.courseId, inCourse.unitId),
      });
      if (begun.step === "complete") return showComplete(begun.exam);
      const { start } = begun;
      openExamPlace.remember(place, Date.now(), start.examId);
      const own = start.type === "quiz" ? { quizId: start.itemId } : address;
      const run = createExamRun({
        ...(await resumed({ sessionId: start.examId, elapsedMs: start.elapsedMs }, user.id, journal)),
        start,
        userId: user.id,
        journal,
        send: (index, body, signal) => saveAnswer(start.examId, index, body, signal),
        submit: (body) => submitExam(() => handIn(own, body), reload),
        onSubmitted: ({ result }) => {
          openExamPlace.forget();
          keepResult(start.examId);
          setStep({ step: "summary", result });
          void reload();
        },
        wait,
      });
      return setStep({ step: "question", run, number: start.number });
    } catch (problem) {
      openExamPlace.forget();
      return setStep({ step: "intro", starting: false, problem });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what the address names, and its quiz
  }, [place, reload, user.id]);

  useLeaving(openExamPlace);
  useAskedToLeaveExam(step.step === "question" ? step.run : null);
  useThought(step.step === "question");

  // Whoever leaves it open finds it so where they come to, and is asked before it goes on: that was no reload.
  const leavesOpen = useRef(false);
  useEffect(() => {
    leavesOpen.current = step.step === "question";
  }, [step]);
  useEffect(
    () => () => {
      if (!leavesOpen.current) return;
      openExamPlace.forget();
      void reload();
    },
    [reload],
  );

  // After a reload in the middle it goes on without a question.
  useEffect(() => {
    if (!begins.current) return;
    begins.current = false;
    void begin();
  }, [begin]);

  const toIntro = useCallback(() => {
    keepResult(null);
    setStep(intro);
  }, []);
  const kept = step.step === "kept" ? step.sessionId : null;
  useEffect(() => {
    if (kept === null) return;
    queries.fetchQuery(contentSessionQuery(kept)).then(({ result }) => setStep({ step: "summary", result }), toIntro);
  }, [queries, kept, toIntro]);

  const look = () => {
    if (inCourse === null) return;
    completedExam(inCourse.courseId, inCourse.unitId).then(
      (exam) => exam && showComplete(exam),
      (problem: unknown) => showProblem(problem),
    );
  };

  const heading = { kind, name, about };
  if (step.step === "kept") return <PagePending />;
  if (step.step === "question") return <ExamScreen {...heading} run={step.run} leave={leave} />;
  if (step.step === "summary" || step.step === "complete")
    return (
      <ExamSummary
        {...heading}
        result={step.result}
        complete={step.step === "complete"}
        objectives={objectives}
        minibook={minibook}
        onAgain={step.result.passed || step.result.minibook || step.result.locked ? undefined : toIntro}
        next={renderNext(toIntro)}
        leave={leave}
      />
    );
  return (
    <ExamIntro
      {...heading}
      facts={facts}
      quiz={inCourse === null}
      objectives={objectives}
      minibook={minibook}
      starting={step.starting}
      waitsFor={waitsFor}
      problem={step.problem}
      onStart={() => void begin()}
      onLook={inCourse === null || facts.attempts === 0 ? undefined : look}
      leave={leave}
    />
  );
}
