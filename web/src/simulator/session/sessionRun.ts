import { advance, type Event, nextDeadline, resume, type Session } from "@vigil/model/simulator/session";
import { markSteps } from "@vigil/model/simulator/markSteps";
import { addStep, encodeTrace, longestTrace, noTrace, type Trace } from "@vigil/model/simulator/trace";
import type { DecisionBody, ImageTruth, OpenAnswer, SealBody, SessionResults, SessionStart } from "@vigil/model/simulator/wire";
import { ApiProblem } from "../../apiProblem.ts";
import type { Journal, JournalEntry } from "../../outbox/journal.ts";
import type { SaveState } from "../../outbox/sendInTurn.ts";
import { store, type Store } from "../../shell/store.ts";
import type { ViewerStep } from "../viewer/viewerStep.ts";
import { createDecisionSaver, type DecisionSaver, type SaverParts } from "./decisionSaver.ts";
import type { AttemptClock } from "../../attempt/attemptClock.ts";

export interface RunState {
  readonly session: Session;
  readonly saving: SaveState;
  /** Truth by image, where the course gives feedback. */
  readonly truths: Readonly<Record<number, ImageTruth>>;
  /** Contents of opened bags by image; "failed" where they could not be read. */
  readonly contents: Readonly<Record<number, OpenAnswer | "failed">>;
  /** What keeps the session from being handed in. */
  readonly sealProblem: ApiProblem | null;
  readonly results: SessionResults | null;
}

type WithoutTime<E> = E extends Event ? Omit<E, "elapsedMs"> : never;
export type Action = WithoutTime<Event>;

/** One session on this screen: the machine, its timer, and what of it the server has. */
export interface SessionRun {
  readonly state: Pick<Store<RunState>, "get" | "use">;
  readonly elapsedMs: () => number;
  readonly act: (action: Action) => void;
  /** What is done to the picture goes with the decision on it. */
  readonly traced: (step: ViewerStep) => void;
  /** Reads what an opened bag holds, again where it failed. */
  readonly readContents: (index: number) => void;
  readonly retry: () => void;
  /** Timers and saving run from here until the returned function is called. */
  readonly begin: () => () => void;
}

export interface RunParts {
  start: SessionStart;
  /** Decisions of this session that the journal still held. */
  late: readonly JournalEntry<DecisionBody>[];
  userId: number;
  clock: AttemptClock;
  journal: Journal<JournalEntry<DecisionBody>>;
  send: SaverParts["send"];
  open: (index: number) => Promise<OpenAnswer>;
  seal: (body: SealBody) => Promise<SessionResults>;
  wait: SaverParts["wait"];
}

/** Feedback is not waited for longer than this: the decision is in the journal, the learner goes on. */
const longestFeedbackWaitMs = 6_000;
const sealAgainMs = 5_000;

export function createSessionRun({ start, late, userId, clock, journal, send, open, seal, wait }: RunParts): SessionRun {
  const stored = new Set(start.images.filter(({ state }) => state.decision !== null).map(({ index }) => index));
  const given = new Set(stored);
  const state = store<RunState>({
    session: resumed(start, late),
    saving: { kind: "saved" },
    truths: Object.fromEntries(start.images.filter(({ correctDecision }) => correctDecision !== null).map((image) => [image.index, image])),
    contents: {},
    sealProblem: null,
    results: null,
  });
  const set = (change: Partial<RunState>) => state.set((current) => ({ ...current, ...change }));
  let saver: DecisionSaver | null = null;
  let stopTimers: (() => void)[] = [];
  let sealing = false;
  let running = false;

  let trace: { index: number; kept: Trace } = { index: -1, kept: noTrace };

  function traced(step: ViewerStep): void {
    const { session } = state.get();
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

  function act(action: Action): void {
    const before = state.get().session;
    const session = advance(before, { ...action, elapsedMs: clock.elapsedMs() });
    if (before.phase === "looking" && session.phase === "looking" && before.index === session.index)
      for (const step of markSteps(before.control.markedLocations, session.control.markedLocations)) traced(step);
    set({ session });
    if (running) follow(before, session);
  }

  /** What a new state asks for: a timer for its next deadline, saving of new decisions, the seal. */
  function follow(before: Session | null, session: Session): void {
    for (const stop of stopTimers.splice(0)) stop();
    const due = nextDeadline(session);
    if (due !== null) stopTimers.push(wait(Math.max(0, due - clock.elapsedMs()) + 1, () => act({ type: "clock" })));
    if (session.phase !== "review" && session.phase !== "intro") saveNew(session.decisions);
    if (session.phase === "submitting") {
      if (!session.settings.feedback) return act({ type: "submitted" });
      stopTimers.push(wait(longestFeedbackWaitMs, () => act({ type: "submitted" })));
    }
    if (session.phase === "looking" && session.control.opened && !(before?.phase === "looking" && before.control.opened))
      readContents(session.index);
    if (session.phase === "sealing") void handIn();
    return undefined;
  }

  function saveNew(decisions: readonly DecisionBody[]): void {
    for (const [index, body] of decisions.entries()) {
      // An image the session's end overtook was never shown: it goes with the seal.
      if (given.has(index) || (body.decision.endsWith("T") && body.shownMs === body.elapsedMs)) continue;
      given.add(index);
      if (late.some((entry) => entry.index === index)) saver?.saveLate(index, body);
      else saver?.save(index, withTrace(index, body));
    }
  }

  function readContents(index: number): void {
    set({ contents: withoutFailed(state.get().contents, index) });
    open(index).then(
      (opened) => set({ contents: { ...state.get().contents, [index]: opened } }),
      () => set({ contents: { ...state.get().contents, [index]: "failed" } }),
    );
  }

  async function handIn(): Promise<void> {
    const { session, saving } = state.get();
    if (sealing || session.phase !== "sealing" || saving.kind === "saving" || saving.kind === "waiting") return;
    sealing = true;
    try {
      const results = await seal(sealBody(start, session.decisions, clock.elapsedMs()));
      set({ results, sealProblem: null });
      act({ type: "sealed" });
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : new ApiProblem(0);
      set({ sealProblem: problem });
      if (running && (problem.status === 0 || problem.status >= 500 || problem.status === 408))
        stopTimers.push(wait(sealAgainMs, () => void handIn()));
    } finally {
      sealing = false;
    }
  }

  return {
    state,
    elapsedMs: () => clock.elapsedMs(),
    act,
    traced,
    readContents,
    retry() {
      saver?.retry();
      void handIn();
    },
    begin() {
      running = true;
      saver = createDecisionSaver({
        userId,
        sessionId: start.sessionId,
        journal,
        send,
        wait,
        onState: (saving) => {
          set({ saving });
          if (state.get().session.phase === "sealing") void handIn();
        },
        onSealed: () => act({ type: "end" }),
        onAnswer: (index, answer) => {
          if (answer !== null) stored.add(index);
          if (answer?.feedback !== undefined) set({ truths: { ...state.get().truths, [index]: answer.feedback } });
          const { session } = state.get();
          if (session.phase === "submitting" && session.index === index) act({ type: "submitted" });
        },
      });
      follow(null, state.get().session);
      return () => {
        running = false;
        saver?.stop();
        for (const stop of stopTimers.splice(0)) stop();
        for (const index of given) if (!stored.has(index)) given.delete(index);
      };
    },
  };
}

/** The session as the server stored it, and after that the decisions only this browser has. */
function resumed({ settings, images, elapsedMs }: SessionStart, late: readonly JournalEntry<DecisionBody>[]): Session {
  const states = images.map(({ index, state }) => {
    const entry = state.decision === null ? late.find((kept) => kept.index === index) : undefined;
    return entry === undefined ? state : { ...state, ...entry.body };
  });
  const paper = images.map(({ viewConfigs }) => ({ viewCount: viewConfigs.length }));
  return resume(settings, paper, states, elapsedMs);
}

const sealBody = ({ sessionId, images }: SessionStart, decisions: readonly DecisionBody[], elapsedMs: number): SealBody => ({
  sessionId,
  duration: Math.round(elapsedMs / 1000),
  state: decisions.map(({ decision, category, markedLocations, opened, shownMs, elapsedMs: decidedMs }, index) => ({
    imageId: images[index]?.imageId ?? 0,
    decision,
    category,
    markedLocations,
    opened,
    shownMs,
    elapsedMs: decidedMs,
  })),
});

function withoutFailed(contents: RunState["contents"], index: number): RunState["contents"] {
  return Object.fromEntries(Object.entries(contents).filter(([key, value]) => Number(key) !== index || value !== "failed"));
}
