import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { ApiProblem } from "../apiProblem.ts";
import type { Journal, JournalEntry } from "../outbox/journal.ts";
import { sendInTurn, type SaveState, type Wait } from "../outbox/sendInTurn.ts";

/** Keeps what is given in the journal of this browser, then sends it; in order, one at a time. */
export interface AttemptSaver<Body> {
  /** `late`: it was found in the journal after a reload. */
  save(index: number, body: Body, late?: boolean): void;
  /** Tries again at once, as when the connection is back. */
  retry(): void;
  stop(): void;
}

/** How what is taken is saved. */
export interface SaverKind<Body> {
  revisionOf: (body: Body) => number;
  /** Of two at one place that wait: the first, where it never changes, or the newer one. */
  merged: "first" | "newest";
  /** The refusal of what has ended on the server. */
  sealed: ProblemCode;
  /** The refusal says that the server has it already. */
  isStored: (problem: ApiProblem) => boolean;
}

export interface SaverParts<Body, Taken> {
  userId: number;
  sessionId: number;
  journal: Journal<JournalEntry<Body>>;
  send: (index: number, body: Body, signal: AbortSignal) => Promise<Taken>;
  onState: (state: SaveState) => void;
  /** The server's answer; null when it is kept here for now, or when the server had it already. */
  onTaken: (index: number, revision: number, answer: Taken | null) => void;
  /** Nothing more can be saved. */
  onSealed: () => void;
  wait: Wait;
}

export function createAttemptSaver<Body, Taken>(
  { revisionOf, merged, sealed, isStored }: SaverKind<Body>,
  { userId, sessionId, journal, send, onState, onTaken, onSealed, wait }: SaverParts<Body, Taken>,
): AttemptSaver<Body> {
  const line = sendInTurn<JournalEntry<Body>, Taken>({
    journal,
    wait,
    onState,
    send: ({ index, body }, late, signal) => send(index, late ? { ...body, journal: true } : body, signal),
    merged: (before, after) => (before.index !== after.index ? undefined : merged === "first" ? before : after),
    onKept: ({ index, revision }) => onTaken(index, revision, null),
    onSettled({ index, revision }, outcome) {
      if (!(outcome instanceof ApiProblem)) {
        onTaken(index, revision, outcome);
        return "taken";
      }
      const ended = outcome.code === sealed;
      if (!ended && !isStored(outcome)) return "refused";
      onTaken(index, revision, null);
      if (!ended) return "taken";
      onSealed();
      return "ended";
    },
  });
  return {
    save: (index, body, late) => line.add({ userId, sessionId, index, revision: revisionOf(body), body }, late),
    retry: line.retry,
    stop: line.stop,
  };
}
