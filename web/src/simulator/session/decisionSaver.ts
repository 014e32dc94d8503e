import type { DecisionAnswer, DecisionBody } from "@vigil/model/simulator/wire";
import { ApiProblem } from "../../apiProblem.ts";
import type { Journal, JournalEntry } from "../../outbox/journal.ts";
import { sendInTurn, type SaveState, type Wait } from "../../outbox/sendInTurn.ts";

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
  journal: Journal<JournalEntry<DecisionBody>>;
  send: (index: number, body: DecisionBody, signal: AbortSignal) => Promise<DecisionAnswer>;
  onState: (state: SaveState) => void;
  /** The server's answer; null when the decision is kept here for now, or when the server had it already. */
  onAnswer: (index: number, answer: DecisionAnswer | null) => void;
  /** The session has ended on the server, by its deadline or after too long a silence: nothing more can be saved. */
  onSealed: () => void;
  wait: Wait;
}

export function createDecisionSaver({ userId, sessionId, journal, send, onState, onAnswer, onSealed, wait }: SaverParts): DecisionSaver {
  const line = sendInTurn<JournalEntry<DecisionBody>, DecisionAnswer>({
    journal,
    wait,
    onState,
    send: ({ index, body }, late, signal) => send(index, late ? { ...body, journal: true } : body, signal),
    // a decision never changes
    merged: (before, after) => (before.index === after.index ? before : undefined),
    onKept: ({ index }) => onAnswer(index, null),
    onSettled({ index }, outcome) {
      if (outcome instanceof ApiProblem && !isStored(outcome)) return "refused";
      onAnswer(index, outcome instanceof ApiProblem ? null : outcome);
      if (!(outcome instanceof ApiProblem) || outcome.code !== "SimulatorSessionSealed") return "taken";
      onSealed();
      return "ended";
    },
  });
  const entryOf = (index: number, body: DecisionBody) => ({ userId, sessionId, index, revision: 1, body });
  return {
    save: (index, body) => line.add(entryOf(index, body)),
    saveLate: (index, body) => line.add(entryOf(index, body), true),
    retry: line.retry,
    stop: line.stop,
  };
}

/** The server has this decision already. */
const isStored = ({ status }: ApiProblem): boolean => status === 409;
