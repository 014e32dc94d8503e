import { advance, backToFeedback, type SessionEvent, nextDeadline, resumeSession, type Session } from "@vigil/model/simulator/session";
import { feedbackAt } from "@vigil/model/simulator/watch/watch";
import { markSteps } from "@vigil/model/simulator/markSteps";
import { addStep, encodeTrace, longestTrace, noTrace, type Trace } from "@vigil/model/simulator/trace";
import type {
  DecisionAnswer,
  DecisionBody,
  ImageTruth,
  OpenAnswer,
  SealBody,
  SessionResults,
  SessionStart,
} from "@vigil/model/simulator/wire";
import type { ToldActivity } from "@vigil/model/attempt/activeTime";
import type { ActivityWatch } from "../../attempt/watchActivity.ts";
import { createAttemptRun, type AttemptRun, type RunParts } from "../../attempt/attemptRun.ts";
import type { JournalEntry } from "../../outbox/journal.ts";
import { store, type Store } from "../../shell/store.ts";
import type { ViewerStep } from "../viewer/viewerStep.ts";
import { decisionSaver } from "./decisionSaver.ts";
import { openingInTurn } from "./openingInTurn.ts";

/** What the server told of a session while it runs. */
export interface Told {
  /** Truth by image, where the course gives feedback. */
  readonly truths: Readonly<Record<number, ImageTruth>>;
  /** Contents of opened bags by image; "failed" where they could not be read. */
  readonly contents: Readonly<Record<number, OpenAnswer | "failed">>;
  readonly results: SessionResults | null;
}

type WithoutTime<E> = E extends SessionEvent ? Omit<E, "elapsedMs"> : never;
export type Action = WithoutTime<SessionEvent>;

/** One session on this screen. */
export interface SessionRun extends Omit<AttemptRun<Session, SessionEvent>, "dispatch"> {
  readonly told: Pick<Store<Told>, "get" | "use">;
  readonly act: (action: Action) => void;
  /** What is done to the picture goes with the decision on it. */
  readonly traced: (step: ViewerStep) => void;
  /** Reads what an opened bag holds, again where it failed. */
  readonly readContents: (index: number) => void;
}

export interface SessionParts extends Omit<RunParts<DecisionBody, DecisionAnswer>, "sessionId"> {
  start: SessionStart;
  /** Decisions of this session that the journal still held. */
  late: readonly JournalEntry<DecisionBody>[];
  open: (index: number) => Promise<OpenAnswer>;
  seal: (body: SealBody) => Promise<SessionResults>;
  /** The bag whose feedback was being read before a reload. */
  reading?: number | null;
  /** Absent where nobody counts time. */
  activity?: ActivityWatch;
}

/** Feedback is not waited for longer than this: the decision is in the journal, the learner goes on. */
const longestFeedbackWaitMs = 6_000;

export function createSessionRun({ start, late, seal, clock, reading = null, activity, ...parts }: SessionParts): SessionRun {
  const stored = start.images.filter(({ state }) => state.decision !== null).map(({ index }) => index);
  const { send, open } = openingInTurn(stored, parts);
  const told = store<Told>({
    truths: Object.fromEntries(start.images.filter(({ correctDecision }) => correctDecision !== null).map((image) => [image.index, image])),
    contents: {},
    results: null,
  });
  const tell = (change: Partial<Told>) => told.set((current) => ({ ...current, ...change }));
  const isLate = (index: number): boolean => late.some((entry) => entry.index === index);
  let trace: { index: number; kept: Trace } = { index: -1, kept: noTrace };
  /** Nobody looks at a bag that is on its way. */
  const rest = (phase: Session["phase"]) => activity?.rest(phase === "break" || phase === "loading");

  const run = createAttemptRun<Session, SessionEvent, DecisionBody, DecisionAnswer, SessionResults>(
    {
      opened: reading === null ? resumed(start, late) : backToFeedback(resumed(start, late), reading),
      advance,
      deadline: nextDeadline,
      clock: () => ({ type: "clock", elapsedMs: clock.elapsedMs() }),
      stored: new Map(stored.map((index) => [index, 1])),
      saver: decisionSaver,
      unsaved: (session) =>
        decided(session).map(({ index, body }) => ({
          index,
          revision: 1,
          body: () => (isLate(index) ? body : withTrace(index, body)),
          late: isLate(index),
        })),
      follow(before, session, after) {
        rest(session.phase);
        if (session.phase === "rating") return keep(session.index, session.decisions.at(-1));
        if (session.phase === "submitting" && !feedbackAt(session.settings, session.index)) return act({ type: "submitted" });
        if (session.phase === "submitting") after(longestFeedbackWaitMs, () => act({ type: "submitted" }));
        if (session.phase === "looking" && session.control.opened && !(before?.phase === "looking" && before.control.opened))
          readContents(session.index);
        return undefined;
      },
      taken(index, answer) {
        if (answer?.feedback !== undefined) tell({ truths: { ...told.get().truths, [index]: answer.feedback } });
        const { machine: session } = run.state.get();
        if (session.phase === "submitting" && session.index === index) act({ type: "submitted" });
      },
      isEnding: ({ phase }) => phase === "sealing",
      seal: (session) => seal(sealBody(start, session.phase === "review" ? [] : session.decisions, clock.elapsedMs(), activity?.told())),
      sealed(results) {
        tell({ results });
        act({ type: "sealed" });
      },
      overtaken: () => act({ type: "end" }),
    },
    { ...parts, send, clock, sessionId: start.sessionId },
  );

  function traced(step: ViewerStep): void {
    const { machine: session } = run.state.get();
    if (session.phase !== "looking") return;
    const kept = trace.index === session.index ? trace.kept : noTrace;
    const atMs = Math.max(0, clock.elapsedMs() - session.shownMs);
    trace = { index: session.index, kept: addStep(kept, { ...step, atMs }) };
  }

  /** A decision with what was done before it. */
  function withTrace(index: number, body: DecisionBody): DecisionBody {
    const text = trace.index === index ? encodeTrace(trace.kept) : "";
    return text === "" || text.length > longestTrace ? body : { ...body, trace: text };
  }

  /** It is sent with how sure the learner is of it; should the page go away before that is said, it stands as it is. */
  function keep(index: number, body: DecisionBody | undefined): void {
    const { userId, journal } = parts;
    if (body === undefined) return;
    const entry = { userId, sessionId: start.sessionId, index, revision: 0, body: withTrace(index, body) };
    // without a journal it is kept by this page alone, as any decision would be
    journal.write(entry).catch(() => undefined);
  }

  function act(action: Action): void {
    const { machine: before } = run.state.get();
    run.dispatch({ ...action, elapsedMs: clock.elapsedMs() });
    const { machine: session } = run.state.get();
    if (before.phase === "looking" && session.phase === "looking" && before.index === session.index)
      for (const step of markSteps(before.control.markedLocations, session.control.markedLocations)) traced(step);
  }

  function readContents(index: number): void {
    tell({ contents: withoutFailed(told.get().contents, index) });
    open(index).then(
      (opened) => tell({ contents: { ...told.get().contents, [index]: opened } }),
      () => tell({ contents: { ...told.get().contents, [index]: "failed" } }),
    );
  }

  const { state, elapsedMs, wake, retry } = run;
  const begin = () => {
    rest(state.get().machine.phase);
    const unwatch = activity?.watch();
    const end = run.begin();
    return () => {
      end();
      unwatch?.();
    };
  };
  return { state, told, elapsedMs, act, wake, traced, readContents, retry, begin };
}

/** What was decided so far. An image the session's end overtook was never shown: it goes with the seal. */
function decided(session: Session): Pick<JournalEntry<DecisionBody>, "index" | "body">[] {
  if (session.phase === "review" || session.phase === "intro") return [];
  return session.decisions
    .slice(0, session.phase === "rating" ? -1 : undefined)
    .map((body, index) => ({ index, body }))
    .filter(({ body }) => !(body.decision.endsWith("T") && body.shownMs === body.elapsedMs));
}

/** The session as the server stored it, and after that the decisions only this browser has. */
function resumed({ settings, images, elapsedMs }: SessionStart, late: readonly JournalEntry<DecisionBody>[]): Session {
  const states = images.map(({ index, state }) => {
    const entry = state.decision === null ? late.find((kept) => kept.index === index) : undefined;
    return entry === undefined ? state : { ...state, ...entry.body };
  });
  const paper = images.map(({ viewConfigs }) => ({ viewCount: viewConfigs.length }));
  return resumeSession(settings, paper, states, elapsedMs);
}

const sealBody = (
  { sessionId, images }: SessionStart,
  decisions: readonly DecisionBody[],
  elapsedMs: number,
  activity?: ToldActivity,
): SealBody => ({
  sessionId,
  duration: Math.round((activity?.activeMs ?? elapsedMs) / 1000),
  ...(activity === undefined ? {} : { activity }),
  state: decisions.map(({ decision, category, markedLocations, opened, shownMs, elapsedMs: decidedMs, confidence }, index) => ({
    imageId: images[index]?.imageId ?? 0,
    decision,
    category,
    markedLocations,
    opened,
    shownMs,
    elapsedMs: decidedMs,
    ...(confidence === undefined ? {} : { confidence }),
  })),
});

function withoutFailed(contents: Told["contents"], index: number): Told["contents"] {
  return Object.fromEntries(Object.entries(contents).filter(([key, value]) => Number(key) !== index || value !== "failed"));
}
