import { ApiProblem } from "../apiProblem.ts";
import { isFinal } from "./isFinal.ts";
import type { Journal, Kept } from "./journal.ts";

/** saved: the server has all; saving: one is on its way; waiting: kept here until the connection is back; refused: the server said no. */
export type SaveState = { kind: "saved" | "saving" | "waiting" } | { kind: "refused"; problem: ApiProblem };

export type Wait = (milliseconds: number, then: () => void) => () => void;

/** Refused: said so, unless something else is still to be sent. Ended: nothing more can be saved, what waits is forgotten. */
export type Verdict = "taken" | "refused" | "ended";

export interface InTurnParts<Entry extends Kept, Taken> {
  journal: Pick<Journal<Entry>, "write" | "remove" | "keyOf">;
  /** `late`: it waited for the connection, or is of an earlier visit. */
  send: (entry: Entry, late: boolean, signal: AbortSignal) => Promise<Taken>;
  /** Of one that waits and a newer one, the one that says what both say; undefined where both have to be sent. */
  merged: (before: Entry, after: Entry) => Entry | undefined;
  /** The server has taken it, or refused it for good. */
  onSettled: (entry: Entry, outcome: Taken | ApiProblem, late: boolean) => Verdict;
  /** It is kept here for now: nobody should wait for its answer. It may be said more than once. */
  onKept?: (entry: Entry) => void;
  onState?: (state: SaveState) => void;
  wait: Wait;
}

export interface InTurn<Entry extends Kept> {
  /** Keeps it in the journal of this browser first, then sends it; in order, one at a time. */
  add: (entry: Entry, late?: boolean) => void;
  /** What the journal held of earlier visits; it goes out before anything newer. */
  addKept: (entries: readonly Entry[]) => void;
  /** Tries again at once, as when the connection is back. */
  retry: () => void;
  stop: () => void;
}

interface Waiting<Entry> {
  entry: Entry;
  attempts: number;
}

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** The one way from this browser to the server for what a learner did: nothing is lost while the connection is away or the page reloads. */
export function sendInTurn<Entry extends Kept, Taken>(parts: InTurnParts<Entry, Taken>): InTurn<Entry> {
  const { journal, send, merged, onSettled, onKept, onState, wait } = parts;
  const stopping = new AbortController();
  const queue: Waiting<Entry>[] = [];
  let busy = false;
  let stopWaiting: (() => void) | null = null;

  async function pump(): Promise<void> {
    if (busy || stopWaiting !== null || stopping.signal.aborted) return;
    const [next] = queue;
    if (next === undefined) return onState?.({ kind: "saved" });
    busy = true;
    const { entry, attempts } = next;
    onState?.({ kind: attempts === 0 ? "saving" : "waiting" });
    const outcome = await attempt(next);
    busy = false;
    if (stopping.signal.aborted) return undefined;
    if (outcome instanceof ApiProblem && !isFinal(outcome)) return later(next);
    queue.shift();
    await forget(entry);
    const verdict = onSettled(entry, outcome, attempts > 0);
    if (verdict === "ended") for (const each of queue.splice(0)) await forget(each.entry);
    if (verdict === "refused" && outcome instanceof ApiProblem) {
      onState?.({ kind: "refused", problem: outcome });
      if (queue.length === 0) return undefined;
    }
    return pump();
  }

  async function attempt({ entry, attempts }: Waiting<Entry>): Promise<Taken | ApiProblem> {
    try {
      return await send(entry, attempts > 0, stopping.signal);
    } catch (error) {
      return error instanceof ApiProblem ? error : new ApiProblem(0);
    }
  }

  const forget = (entry: Entry): Promise<void> => journal.remove(entry).catch(() => undefined);

  function later(waiting: Waiting<Entry>): void {
    const milliseconds = Math.min(longestWaitMs, firstWaitMs * 2 ** waiting.attempts);
    waiting.attempts += 1;
    onState?.({ kind: "waiting" });
    stopWaiting = wait(milliseconds, () => {
      stopWaiting = null;
      void pump();
    });
    tellKept();
  }

  function tellKept(): void {
    for (const each of queue) {
      each.attempts = Math.max(1, each.attempts);
      onKept?.(each.entry);
    }
  }

  /** Answers the entry as it waits now. What is on its way stays as it is. */
  function join(entry: Entry, late: boolean): Entry {
    for (const waiting of queue.slice(busy ? 1 : 0).toReversed()) {
      const one = merged(waiting.entry, entry);
      if (one !== undefined) return (waiting.entry = one);
    }
    queue.push({ entry, attempts: late ? 1 : 0 });
    return entry;
  }

  return {
    add(entry, late = false) {
      const joined = join(entry, late);
      // until the journal has it, nobody may take it for saved: an exam would be handed in before its last answer
      if (!busy && stopWaiting === null) onState?.({ kind: late ? "waiting" : "saving" });
      const written = () => {
        if (stopWaiting !== null) tellKept();
        void pump();
      };
      // A full or forbidden store must not keep an answer from the server.
      journal.write(joined).then(written, written);
    },
    addKept(entries) {
      const added = entries.filter((entry) => !queue.some((waiting) => isSame(journal.keyOf(waiting.entry), journal.keyOf(entry))));
      queue.splice(busy ? 1 : 0, 0, ...added.map((entry) => ({ entry, attempts: 1 })));
      void pump();
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

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.every((part, at) => other[at] === part);
