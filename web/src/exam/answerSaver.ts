import type { AnswerBody, AnswerSaved } from "@vigil/model/exam/examWire";
import { ApiProblem } from "../apiProblem.ts";
import type { SaveState } from "../simulator/session/decisionSaver.ts";
import { isFinal } from "../simulator/session/isFinal.ts";
import type { Journal } from "../simulator/session/journal.ts";

/** Keeps the latest state of each answer with the server; what cannot be sent lies in the journal of this browser. */
export interface AnswerSaver {
  save(index: number, body: AnswerBody): void;
  /** Tries again at once, as when the connection is back. */
  retry(): void;
  stop(): void;
}

interface SaverParts {
  userId: number;
  examId: number;
  journal: Journal<AnswerBody>;
  send: (index: number, body: AnswerBody, signal: AbortSignal) => Promise<AnswerSaved>;
  onState: (state: SaveState) => void;
  onSaved: (index: number, saved: AnswerSaved) => void;
  /** The exam has ended on the server: nothing more can be saved. */
  onSealed: () => void;
  wait: (milliseconds: number, then: () => void) => () => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

export function createAnswerSaver({ userId, examId, journal, send, onState, onSaved, onSealed, wait }: SaverParts): AnswerSaver {
  const stopping = new AbortController();
  /** By question, the latest only: an older state of an answer need not be sent any more. */
  const waiting = new Map<number, AnswerBody>();
  let attempts = 0;
  let busy = false;
  let stopWaiting: (() => void) | null = null;

  async function pump(): Promise<void> {
    if (busy || stopWaiting !== null || stopping.signal.aborted) return;
    const [next] = waiting;
    if (next === undefined) return onState({ kind: "saved" });
    const [index, body] = next;
    busy = true;
    onState({ kind: attempts === 0 ? "saving" : "waiting" });
    const outcome = await attempt(index, body);
    busy = false;
    if (stopping.signal.aborted) return undefined;
    if (outcome instanceof ApiProblem && !isFinal(outcome)) return later();
    attempts = 0;
    if (waiting.get(index) === body) waiting.delete(index);
    await journal.remove({ userId, sessionId: examId, index, revision: body.revision }).catch(() => undefined);
    if (!(outcome instanceof ApiProblem)) onSaved(index, outcome);
    else if (outcome.code === "ExamSealed") {
      waiting.clear();
      onSealed();
    } else {
      onState({ kind: "refused", problem: outcome });
      if (waiting.size === 0) return undefined;
    }
    return pump();
  }

  async function attempt(index: number, body: AnswerBody): Promise<AnswerSaved | ApiProblem> {
    try {
      return await send(index, attempts === 0 ? body : { ...body, journal: true }, stopping.signal);
    } catch (error) {
      return error instanceof ApiProblem ? error : new ApiProblem(0);
    }
  }

  function later(): void {
    const milliseconds = Math.min(longestWaitMs, firstWaitMs * 2 ** attempts);
    attempts += 1;
    onState({ kind: "waiting" });
    stopWaiting = wait(milliseconds, () => {
      stopWaiting = null;
      void pump();
    });
  }

  return {
    save(index, body) {
      // what waits already has waited: the newer state may be as old as that when it arrives
      const late = waiting.has(index) && attempts > 0 ? { ...body, journal: true } : body;
      waiting.set(index, late);
      // A full or forbidden store must not keep an answer from the server.
      void journal
        .write({ userId, sessionId: examId, index, revision: body.revision, body: late })
        .catch(() => undefined)
        .then(pump);
    },
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
