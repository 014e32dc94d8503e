import { advanceExam, nextExamDeadline, openExam, type ExamEvent } from "@vigil/model/exam/exam";
import type { ExamAnswer, ExamState } from "@vigil/model/exam/examState";
import type { AnswerBody, AnswerSaved, ExamStart, SubmitAnswer, SubmitBody } from "@vigil/model/exam/examWire";
import { ApiProblem } from "../../apiProblem.ts";
import { store, type Store } from "../../shell/store.ts";
import { isFinal } from "../../outbox/isFinal.ts";
import type { Journal, JournalEntry } from "../../outbox/journal.ts";
import type { SaveState, Wait } from "../../outbox/sendInTurn.ts";
import type { AttemptClock } from "../../attempt/attemptClock.ts";
import { createAnswerSaver, type AnswerSaver } from "./answerSaver.ts";
import { joined } from "./joinedAnswers.ts";

export interface RunState {
  readonly exam: ExamState;
  readonly saving: SaveState;
  /** What keeps the exam from being handed in. */
  readonly problem: ApiProblem | null;
}

type WithoutTime<E> = E extends { elapsedMs: number } ? Omit<E, "elapsedMs"> : never;
export type ExamAction = WithoutTime<ExamEvent>;

/** One attempt on this screen: the machine, its timer, and what of it the server has. */
export interface ExamRun {
  readonly state: Pick<Store<RunState>, "get" | "use">;
  readonly elapsedMs: () => number;
  readonly act: (action: ExamAction) => void;
  readonly retry: () => void;
  /** Timers and saving run from here until the returned function is called. */
  readonly begin: () => () => void;
}

export interface RunParts {
  start: ExamStart;
  /** Answers of this attempt that the journal still held. */
  late: readonly JournalEntry<AnswerBody>[];
  userId: number;
  clock: AttemptClock;
  journal: Journal<JournalEntry<AnswerBody>>;
  send: (index: number, body: AnswerBody, signal: AbortSignal) => Promise<AnswerSaved>;
  submit: (body: SubmitBody) => Promise<SubmitAnswer>;
  onSubmitted: (answer: SubmitAnswer) => void;
  wait: Wait;
}

const againMs = 5_000;

export function createExamRun({ start, late, userId, clock, journal, send, submit, onSubmitted, wait }: RunParts): ExamRun {
  const known = joined(start, late);
  const opened = advanceExam(openExam(start.type, start.itemId), { type: "start", start: known });
  const state = store<RunState>({ exam: opened, saving: { kind: "saved" }, problem: null });
  const set = (change: Partial<RunState>) => state.set((now) => ({ ...now, ...change }));
  /** By question: the revision that was given to the saver. */
  const given = new Map(start.questions.map(({ id }, index) => [index, start.answers.find((answer) => answer.id === id)?.revision ?? 0]));
  let saver: AnswerSaver | null = null;
  let stopTimers: (() => void)[] = [];
  let submitting = false;
  let running = false;

  function dispatch(event: ExamEvent): void {
    const exam = advanceExam(state.get().exam, event);
    set({ exam });
    if (running) follow(exam);
  }

  /** What a new state asks for: a timer for its next deadline, saving of what changed, handing in. */
  function follow(exam: ExamState): void {
    for (const stop of stopTimers.splice(0)) stop();
    const due = nextExamDeadline(exam);
    if (due !== null) stopTimers.push(wait(Math.max(0, due - clock.elapsedMs()) + 1, () => act({ type: "clock" })));
    for (const [index, answer] of exam.answers.entries())
      if (answer.revision > (given.get(index) ?? 0)) {
        given.set(index, answer.revision);
        saver?.save(index, bodyOf(answer, clock.elapsedMs()));
      }
    if (exam.submitting) void handIn();
  }

  const act = (action: ExamAction): void => dispatch({ ...action, elapsedMs: clock.elapsedMs() });

  async function handIn(): Promise<void> {
    const { exam, saving } = state.get();
    // what is kept here goes first: an answer counts when it was given, the whole exam when it arrives
    if (submitting || !exam.submitting || saving.kind === "saving" || saving.kind === "waiting") return;
    submitting = true;
    try {
      const answer = await submit(submitBody(start, exam.answers, clock.elapsedMs()));
      set({ problem: null });
      dispatch({ type: "result", result: answer.result });
      onSubmitted(answer);
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : new ApiProblem(0);
      set({ problem });
      if (running && !isFinal(problem)) stopTimers.push(wait(againMs, () => void handIn()));
    } finally {
      submitting = false;
    }
  }

  return {
    state,
    elapsedMs: () => clock.elapsedMs(),
    act,
    retry() {
      saver?.retry();
      void handIn();
    },
    begin() {
      running = true;
      saver = createAnswerSaver({
        userId,
        examId: start.examId,
        journal,
        send,
        wait,
        onState: (saving) => {
          set({ saving });
          if (state.get().exam.submitting) void handIn();
        },
        onSaved: (index, { feedback }) => feedback !== null && dispatch({ type: "told", index, feedback }),
        onSealed: () => dispatch({ type: "goTo", index: start.questions.length, elapsedMs: clock.elapsedMs() }),
      });
      follow(state.get().exam);
      return () => {
        running = false;
        saver?.stop();
        for (const stop of stopTimers.splice(0)) stop();
        given.clear();
      };
    },
  };
}

/** An answer as it stands; what is older than a working connection explains says so. */
const bodyOf = (answer: ExamAnswer, nowMs: number): AnswerBody => ({
  value: [...answer.value],
  revision: answer.revision,
  elapsedMs: answer.elapsedMs,
  shownMs: answer.shownMs,
  durationMs: answer.durationMs,
  timeout: answer.timeout,
  flagged: answer.flagged,
  locked: answer.locked,
  ...(nowMs - answer.elapsedMs > 1500 ? { journal: true } : {}),
});

const submitBody = ({ examId, templateVersion }: ExamStart, answers: readonly ExamAnswer[], elapsedMs: number): SubmitBody => ({
  templateVersion,
  examId,
  time: Math.round(elapsedMs / 1000),
  answers: answers.map(({ correct, durationMs, id, model, timeout, value, revision }) => ({
    correct,
    duration: Math.round(durationMs / 1000),
    id,
    model,
    timeout,
    value: [...value],
    revision,
  })),
});
