import { ApiProblem } from "../../apiProblem.ts";
import { isFinal } from "../../simulator/session/isFinal.ts";
import type { Journal, KeptAnswer } from "./journal.ts";

/** What became of an answer: taken by the server, refused for good, or kept here until the connection is back. */
export type Outcome<Taken> = Taken | ApiProblem | "kept";

export interface OutboxParts<Place, Answer, Taken> {
  userId: number;
  journal: Journal<KeptAnswer<Place, Answer>>;
  send: (place: Place, answer: Answer) => Promise<Taken>;
  /** An answer that was kept has been taken, or refused. */
  onSettled: (place: Place, outcome: Taken | ApiProblem, answer: Answer) => void;
  /** Of two that wait, the one that says what both say; undefined where both have to be sent. */
  merged: (before: Kept<Place, Answer>, after: Kept<Place, Answer>) => Answer | undefined;
  nowMs: () => number;
  wait: (milliseconds: number, then: () => void) => () => void;
}

type Kept<Place, Answer> = Pick<KeptAnswer<Place, Answer>, "place" | "answer">;

export interface Outbox<Place, Answer, Taken> {
  /** Keeps the answer in the journal, then sends it; answers go out in order, one at a time. */
  add(place: Place, answer: Answer): Promise<Outcome<Taken>>;
  /** Sends what earlier visits left. */
  resend(): Promise<void>;
  /** Tries again at once, as when the connection is back. */
  retry(): void;
}

interface Waiting<Place, Answer, Taken> {
  entry: KeptAnswer<Place, Answer>;
  attempts: number;
  heard: (outcome: Outcome<Taken>) => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** What is done goes into the journal of this browser first and to the server then, also when the connection was away meanwhile. */
export function createOutbox<Place, Answer, Taken>({
  userId,
  journal,
  send,
  onSettled,
  merged,
  nowMs,
  wait,
}: OutboxParts<Place, Answer, Taken>): Outbox<Place, Answer, Taken> {
  type Queued = Waiting<Place, Answer, Taken>;
  const queue: Queued[] = [];
  let busy = false;
  let stopWaiting: (() => void) | null = null;
  let lastNumber = 0;

  async function pump(): Promise<void> {
    const [next] = queue;
    if (busy || stopWaiting !== null || next === undefined) return;
    busy = true;
    const sent = next.entry;
    const outcome = await send(sent.place, sent.answer).catch((error: unknown) =>
      error instanceof ApiProblem ? error : new ApiProblem(0),
    );
    busy = false;
    if (outcome instanceof ApiProblem && !isFinal(outcome)) return later(next);
    queue.shift();
    await journal.remove(sent).catch(() => undefined);
    if (next.attempts > 0) onSettled(sent.place, outcome, sent.answer);
    next.heard(outcome);
    return pump();
  }

  function later(waiting: Queued): void {
    stopWaiting = wait(Math.min(longestWaitMs, firstWaitMs * 2 ** waiting.attempts), () => {
      stopWaiting = null;
      void pump();
    });
    waiting.attempts += 1;
    for (const each of queue) {
      each.attempts = Math.max(1, each.attempts);
      each.heard("kept");
    }
  }

  async function join(entry: KeptAnswer<Place, Answer>, heard: Queued["heard"]): Promise<void> {
    // what is on its way stays as it is
    const known = queue.slice(busy ? 1 : 0).findLast((waiting) => merged(waiting.entry, entry) !== undefined);
    const answer = known && merged(known.entry, entry);
    if (known && answer !== undefined) {
      known.heard("kept");
      known.heard = heard;
      known.entry = { ...known.entry, revision: known.entry.revision + 1, answer };
    } else queue.push({ entry, attempts: 0, heard });
    // a full or forbidden store must not keep an answer from the server
    await journal.write(known && answer !== undefined ? known.entry : entry).catch(() => undefined);
    // while an earlier one waits for the connection, nobody should wait for this one
    if (stopWaiting !== null) {
      for (const each of queue) each.attempts = Math.max(1, each.attempts);
      heard("kept");
    }
    await pump();
  }

  return {
    add(place, answer) {
      lastNumber = Math.max(lastNumber + 1, nowMs());
      const entry = { userId, number: lastNumber, revision: 1, place, answer };
      return new Promise((resolve) => void join(entry, resolve));
    },
    async resend() {
      for (const entry of await journal.read(userId).catch(() => []))
        if (!queue.some((waiting) => waiting.entry.number === entry.number)) queue.push({ entry, attempts: 1, heard: () => undefined });
      queue.sort((one, other) => one.entry.number - other.entry.number);
      await pump();
    },
    retry() {
      stopWaiting?.();
      stopWaiting = null;
      void pump();
    },
  };
}
