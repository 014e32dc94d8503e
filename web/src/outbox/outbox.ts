import type { ApiProblem } from "../apiProblem.ts";
import type { Journal, KeptAnswer } from "./journal.ts";
import { sendInTurn, type Wait } from "./sendInTurn.ts";

/** What became of an answer: taken by the server, refused for good, or kept here until the connection is back. */
export type AnswerOutcome<Taken> = Taken | ApiProblem | "kept";

export interface OutboxParts<Place, Answer, Taken> {
  userId: number;
  journal: Journal<KeptAnswer<Place, Answer>>;
  send: (place: Place, answer: Answer) => Promise<Taken>;
  /** An answer that was kept has been taken, or refused. */
  onSettled: (place: Place, outcome: Taken | ApiProblem, answer: Answer) => void;
  /** Of two that wait, the one that says what both say; undefined where both have to be sent. */
  merged: (before: At<Place, Answer>, after: At<Place, Answer>) => Answer | undefined;
  nowMs: () => number;
  wait: Wait;
}

type At<Place, Answer> = Pick<KeptAnswer<Place, Answer>, "place" | "answer">;

export interface Outbox<Place, Answer, Taken> {
  add(place: Place, answer: Answer): Promise<AnswerOutcome<Taken>>;
  /** Sends what earlier visits left. */
  resend(): Promise<void>;
  /** Tries again at once, as when the connection is back. */
  retry(): void;
}

/** What is done at places of courses, each with a promise of what became of it. */
export function createOutbox<Place, Answer, Taken>(parts: OutboxParts<Place, Answer, Taken>): Outbox<Place, Answer, Taken> {
  const { userId, journal, send, onSettled, merged, nowMs, wait } = parts;
  /** By number: who waits to hear what became of it. */
  const hearing = new Map<number, (outcome: AnswerOutcome<Taken>) => void>();
  let lastNumber = 0;
  const tell = (number: number, outcome: AnswerOutcome<Taken>): void => {
    hearing.get(number)?.(outcome);
    hearing.delete(number);
  };
  const line = sendInTurn<KeptAnswer<Place, Answer>, Taken>({
    journal,
    wait,
    send: ({ place, answer }) => send(place, answer),
    merged(before, after) {
      const answer = merged(before, after);
      if (answer === undefined) return undefined;
      tell(before.number, "kept");
      const heard = hearing.get(after.number);
      if (heard) hearing.set(before.number, heard);
      hearing.delete(after.number);
      return { ...before, revision: before.revision + 1, answer };
    },
    onKept: ({ number }) => tell(number, "kept"),
    onSettled({ number, place, answer }, outcome, late) {
      if (late) onSettled(place, outcome, answer);
      tell(number, outcome);
      return "taken";
    },
  });
  return {
    add(place, answer) {
      lastNumber = Math.max(lastNumber + 1, nowMs());
      const entry = { userId, number: lastNumber, revision: 1, place, answer };
      return new Promise((resolve) => {
        hearing.set(entry.number, resolve);
        line.add(entry);
      });
    },
    resend: async () => line.addKept(await journal.read(userId).catch(() => [])),
    retry: line.retry,
  };
}
