import type { AnswerBody, AnswerSaved } from "@vigil/model/exam/examWire";
import { ApiProblem } from "../../apiProblem.ts";
import type { Journal, JournalEntry } from "../../outbox/journal.ts";
import { sendInTurn, type SaveState, type Wait } from "../../outbox/sendInTurn.ts";

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
  journal: Journal<JournalEntry<AnswerBody>>;
  send: (index: number, body: AnswerBody, signal: AbortSignal) => Promise<AnswerSaved>;
  onState: (state: SaveState) => void;
  onSaved: (index: number, saved: AnswerSaved) => void;
  /** The exam has ended on the server: nothing more can be saved. */
  onSealed: () => void;
  wait: Wait;
}

export function createAnswerSaver({ userId, examId, journal, send, onState, onSaved, onSealed, wait }: SaverParts): AnswerSaver {
  const line = sendInTurn<JournalEntry<AnswerBody>, AnswerSaved>({
    journal,
    wait,
    onState,
    send: ({ index, body }, late, signal) => send(index, late ? { ...body, journal: true } : body, signal),
    // an older state of an answer need not be sent any more
    merged: (before, after) => (before.index === after.index ? after : undefined),
    onSettled({ index }, outcome) {
      if (!(outcome instanceof ApiProblem)) onSaved(index, outcome);
      else if (outcome.code === "ExamSealed") onSealed();
      else return "refused";
      return outcome instanceof ApiProblem ? "ended" : "taken";
    },
  });
  return {
    save: (index, body) => line.add({ userId, sessionId: examId, index, revision: body.revision, body }),
    retry: line.retry,
    stop: line.stop,
  };
}
