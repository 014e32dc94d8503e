import { answerOf, type AnswerValue } from "./answerValue.ts";
import { isStrict } from "./examSettings.ts";
import type { ExamAnswer, ExamState } from "./examState.ts";
import { examTypes, type ExamType } from "./examType.ts";
import { finalItem } from "./finalItem.ts";
import type { AnswerFeedback, ExamResult, ExamStart } from "./examWire.ts";
import { resumedAnswers } from "./resumedAnswers.ts";

export type ExamEvent =
  | { type: "start"; start: Omit<ExamStart, "title" | "number" | "templateVersion"> }
  | { type: "choose"; value: AnswerValue; elapsedMs: number }
  | { type: "flag"; elapsedMs: number }
  /** The answer on screen is final; where no feedback is waited for, the next question comes. */
  | { type: "lock"; elapsedMs: number }
  | { type: "goTo"; index: number; elapsedMs: number }
  | { type: "next"; elapsedMs: number }
  | { type: "clock"; elapsedMs: number }
  | { type: "told"; index: number; feedback: AnswerFeedback }
  | { type: "result"; result: ExamResult };

/** An exam that has been come to; refused where there is no such exam. */
export function openExam(type: string, itemId: number): ExamState {
  if (!isExamType(type)) throw new Error("invalid exam type");
  if (!Number.isInteger(itemId) || (type === "final" ? itemId !== finalItem : itemId < 0)) throw new Error("invalid exam itemId");
  return {
    active: true,
    type,
    itemId,
    examId: null,
    step: "intro",
    index: -1,
    questions: [],
    answers: [],
    result: null,
    settings: null,
    elapsedMs: 0,
    shownMs: 0,
    spentMs: 0,
    submitting: false,
  };
}

export const isExamType = (type: string): type is ExamType => (examTypes as readonly string[]).includes(type);

/** The next state; what does not fit the present one changes nothing. */
export function advanceExam(state: ExamState, event: ExamEvent): ExamState {
  switch (event.type) {
    case "start":
      return state.step === "intro" && state.active ? started(state, event.start) : state;
    case "told":
      return withAnswer(state, event.index, (answer) => ({ ...answer, feedback: event.feedback, correct: event.feedback.correct }));
    case "result":
      return { ...state, questions: [], answers: [], index: -1, step: "summary", submitting: false, result: event.result };
    case "choose":
    case "flag":
    case "lock":
    case "goTo":
    case "next":
    case "clock": {
      const now = timed(state, event.elapsedMs);
      return now.step === "question" ? acted(now, event) : now;
    }
  }
}

/** When something happens by itself, since the start; null = never. */
export function nextExamDeadline({ step, settings, index, answers, shownMs }: ExamState): number | null {
  if (step !== "question" || settings === null) return null;
  const whole = settings.examTimerMs > 0 ? settings.examTimerMs : null;
  const one = settings.questionTimerMs > 0 && answers[index]?.locked === false ? shownMs + settings.questionTimerMs : null;
  return whole !== null && one !== null ? Math.min(whole, one) : (whole ?? one);
}

type Timed = Extract<ExamEvent, { elapsedMs: number }>;

function acted(state: ExamState, event: Timed): ExamState {
  const { settings, index, elapsedMs } = state;
  if (settings === null) return state;
  switch (event.type) {
    case "choose": {
      const question = state.questions[index];
      if (question === undefined) return state;
      const value = answerOf(question, event.value);
      return changed(state, (answer) => ({ ...answer, value }));
    }
    case "flag":
      return isStrict(settings) ? state : changed(state, (answer) => ({ ...answer, flagged: !answer.flagged }));
    case "lock":
      return isStrict(settings) ? locked(state, elapsedMs, false) : state;
    case "next":
      return shown(state, index + 1);
    case "goTo":
      return shown(state, event.index);
    case "clock":
      return state;
  }
}

function started(state: ExamState, start: Extract<ExamEvent, { type: "start" }>["start"]): ExamState {
  const { settings, questions, examId, elapsedMs } = start;
  const answers = resumedAnswers(start);
  const open = answers.findIndex(({ locked: shut, value }) => (isStrict(settings) ? !shut : value.length === 0));
  const index = open === -1 ? questions.length - 1 : open;
  // what was locked last is when the question that follows it began
  const since = Math.max(0, ...answers.slice(0, index).map((answer) => (answer.locked ? answer.elapsedMs : 0)));
  const shownMs = isStrict(settings) ? (answers[index]?.shownMs ?? (settings.feedback === "question" ? elapsedMs : since)) : elapsedMs;
  const begun = {
    ...state,
    examId,
    settings,
    questions,
    answers,
    step: "question",
    index,
    shownMs,
    spentMs: shownMs,
    elapsedMs: 0,
  } as const;
  if (isStrict(settings) && open === -1) return handedIn({ ...begun, elapsedMs });
  return timed(firstShown(begun), elapsedMs);
}

/** Time passes: questions whose time is over are locked one after the other, and the exam is handed in when its own is. */
function timed(state: ExamState, claimedMs: number): ExamState {
  const elapsedMs = Math.max(state.elapsedMs, claimedMs);
  let now = state;
  for (let due = nextExamDeadline(now); due !== null && due <= elapsedMs; due = nextExamDeadline(now)) {
    now = { ...now, elapsedMs: Math.max(now.elapsedMs, due) };
    if (now.settings !== null && now.settings.examTimerMs > 0 && due >= now.settings.examTimerMs)
      return handedIn(changed(now, (answer) => ({ ...answer, timeout: true })));
    now = locked(now, due, true);
  }
  return { ...now, elapsedMs };
}

function locked(state: ExamState, elapsedMs: number, timeout: boolean): ExamState {
  const { answers, index, settings } = state;
  if (answers[index]?.locked !== false) return state;
  const done = changed({ ...state, elapsedMs }, (answer) => ({ ...answer, locked: true, timeout: answer.timeout || timeout }));
  return settings?.feedback === "question" ? done : shown(done, index + 1);
}

/** Another question comes onto the screen, or behind the last one the exam is handed in. */
function shown(state: ExamState, index: number): ExamState {
  const { settings, answers, questions, elapsedMs } = state;
  if (settings === null || index < 0 || index === state.index) return state;
  if (isStrict(settings) && (index !== state.index + 1 || answers[state.index]?.locked !== true)) return state;
  const left = isStrict(settings) ? state : spent(state);
  if (index >= questions.length) return handedIn(left);
  return firstShown({ ...left, index, shownMs: elapsedMs, spentMs: elapsedMs });
}

/** Where a question's own time depends on it, the moment it is first shown is told to the server at once. */
function firstShown(state: ExamState): ExamState {
  const { settings, index, shownMs } = state;
  if (settings === null || !isStrict(settings) || state.answers[index]?.shownMs !== null) return state;
  const tell = settings.questionTimerMs > 0 && settings.feedback === "question";
  return withAnswer(state, index, (answer) => ({ ...answer, shownMs, revision: answer.revision + (tell ? 1 : 0), elapsedMs: shownMs }));
}

const handedIn = (state: ExamState): ExamState => ({ ...state, step: "summary", index: -1, submitting: true });

/** The time on the question counts for its answer. */
function spent(state: ExamState): ExamState {
  const took = Math.max(0, state.elapsedMs - state.spentMs);
  const after = withAnswer(state, state.index, (answer) => (answer.locked ? answer : { ...answer, durationMs: answer.durationMs + took }));
  return { ...after, spentMs: Math.max(state.spentMs, state.elapsedMs) };
}

function changed(state: ExamState, change: (answer: ExamAnswer) => ExamAnswer): ExamState {
  const { elapsedMs } = state;
  return withAnswer(spent(state), state.index, (answer) =>
    answer.locked ? answer : { ...change({ ...answer, elapsedMs }), revision: answer.revision + 1 },
  );
}

const withAnswer = (state: ExamState, index: number, change: (answer: ExamAnswer) => ExamAnswer): ExamState => ({
  ...state,
  answers: state.answers.map((answer, at) => (at === index ? change(answer) : answer)),
});

/** How much is answered, and how much of it is to be looked at again. */
export const examProgress = ({ answers }: Pick<ExamState, "answers">) => ({
  answered: answers.filter(({ value }) => value.length > 0).length,
  flagged: answers.filter(({ flagged }) => flagged).length,
  left: answers.filter(({ value }) => value.length === 0).length,
});
