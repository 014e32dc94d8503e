import type { DecisionAnswer, DecisionBody } from "@vigil/model/simulator/wire";
import { ApiProblem } from "../../apiProblem.ts";
import { isFinal } from "./isFinal.ts";
import type { Journal } from "./journal.ts";

/** saved: the server has all; saving: one is on its way; waiting: kept here until the connection is back; refused: the server said no. */
export type SaveState = { kind: "saved" | "saving" | "waiting" } | { kind: "refused"; problem: ApiProblem };

export interface DecisionSaver {
  /** Keeps the decision in the journal, then sends it; decisions go out in order, one at a time. */
  save(index: number, body: DecisionBody): void;
  /** Decisions found in the journal after a reload: sent as late ones. */
  saveLate(index: number, body: DecisionBody): void;
  /** Tries again at once, as when the connection is back. */
  retry(): void;
  stop(): void;
}

export interface SaverParts {
  userId: number;
  sessionId: number;
  journal: Journal;
  send: (index: number, body: DecisionBody, signal: AbortSignal) => Promise<DecisionAnswer>;
  onState: (state: SaveState) => void;
  /** The server's answer; null when the decision is kept here for now, or when the server had it already. */
  onAnswer: (index: number, answer: DecisionAnswer | null) => void;
  /** The session has ended on the server, by its deadline or after too long a silence: nothing more can be saved. */
  onSealed: () => void;
  wait: (milliseconds: number, then: () => void) => () => void;
}

interface Waiting {
  index: number;
  body: DecisionBody;
  attempts: number;
}

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

export function createDecisionSaver({ userId, sessionId, journal, send, onState, onAnswer, onSealed, wait }: SaverParts): DecisionSaver {
  const stopping = new AbortController();
  const queue: Waiting[] = [];
  let busy = false;
  let stopWaiting: (() => void) | null = null;

  async function pump(): Promise<void> {
    if (busy || stopWaiting !== null || stopping.signal.aborted) return;
    const [next] = queue;
    if (next === undefined) return onState({ kind: "saved" });
    busy = true;
    onState({ kind: next.attempts === 0 ? "saving" : "waiting" });
    const outcome = await attempt(next);
    busy = false;
    if (stopping.signal.aborted) return undefined;
    if (outcome instanceof ApiProblem && !isFinal(outcome)) return later(next);
    queue.shift();
    await forget(next);
    if (outcome instanceof ApiProblem && !isStored(outcome)) return onState({ kind: "refused", problem: outcome });
    onAnswer(next.index, outcome instanceof ApiProblem ? null : outcome);
    if (outcome instanceof ApiProblem && outcome.code === "SimulatorSessionSealed") onSealed();
    return pump();
  }

  async function attempt({ index, body, attempts }: Waiting): Promise<DecisionAnswer | ApiProblem> {
    try {
      return await send(index, attempts === 0 ? body : { ...body, journal: true }, stopping.signal);
    } catch (error) {
      return error instanceof ApiProblem ? error : new ApiProblem(0);
    }
  }

  function later(waiting: Waiting): void {
    const milliseconds = Math.min(longestWaitMs, firstWaitMs * 2 ** waiting.attempts);
    waiting.attempts += 1;
    onState({ kind: "waiting" });
    stopWaiting = wait(milliseconds, () => {
      stopWaiting = null;
      void pump();
    });
    onAnswer(waiting.index, null);
  }

  async function add(index: number, body: DecisionBody, attempts: number): Promise<void> {
    if (queue.some((waiting) => waiting.index === index)) return;
    queue.push({ index, body, attempts });
    // A full or forbidden store must not keep a decision from the server.
    await journal.write({ userId, sessionId, index, revision: 1, body }).catch(() => undefined);
    // While an earlier one waits for the connection, nobody should wait for this one's answer.
    if (stopWaiting !== null) onAnswer(index, null);
    await pump();
  }

  const forget = ({ index }: Waiting): Promise<void> => journal.remove({ userId, sessionId, index, revision: 1 }).catch(() => undefined);

  return {
    save: (index, body) => void add(index, body, 0),
    saveLate: (index, body) => void add(index, body, 1),
    retry() {
      stopWaiting?.();
      stopWaiting = null;
      void pump();
    },
    stop() {
      stopWaiting?.();
      stopping.abort();
    },
  };
}

/** The server has this decision already. */
const isStored = ({ status }: ApiProblem): boolean => status === 409;
