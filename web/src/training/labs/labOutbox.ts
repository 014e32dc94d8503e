import type { LabAnswer } from "@vigil/model/training/labs/labState";
import type { LabAnswered } from "@vigil/model/training/wire";
import { ApiProblem } from "../../apiProblem.ts";
import { isFinal } from "../../simulator/session/isFinal.ts";
import type { KeptAnswer, LabJournal, LabPlace } from "./labJournal.ts";

/** What became of an answer: taken by the server, refused for good, or kept here until the connection is back. */
export type Outcome = LabAnswered | ApiProblem | "kept";

export interface OutboxParts {
  userId: number;
  journal: LabJournal;
  send: (place: LabPlace, answer: LabAnswer) => Promise<LabAnswered>;
  /** An answer that was kept has been taken, or refused. */
  onSettled: (place: LabPlace, outcome: LabAnswered | ApiProblem) => void;
  /** What an answer is called, so that one sent twice counts once. */
  newKey: () => string;
  nowMs: () => number;
  wait: (milliseconds: number, then: () => void) => () => void;
}

export interface LabOutbox {
  /** Keeps the answer in the journal, then sends it; answers go out in order, one at a time. */
  add(place: LabPlace, answer: LabAnswer): Promise<Outcome>;
  /** Sends what earlier visits left. */
  resend(): Promise<void>;
  /** Tries again at once, as when the connection is back. */
  retry(): void;
}

interface Waiting {
  entry: KeptAnswer;
  attempts: number;
  heard: (outcome: Outcome) => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

export function createLabOutbox({ userId, journal, send, onSettled, newKey, nowMs, wait }: OutboxParts): LabOutbox {
  const queue: Waiting[] = [];
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
    if (next.attempts > 0) onSettled(sent.place, outcome);
    next.heard(outcome);
    return pump();
  }

  function later(waiting: Waiting): void {
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

  async function join(entry: KeptAnswer, heard: Waiting["heard"], attempts: number): Promise<void> {
    // what is on its way stays as it is
    const known = queue.slice(busy ? 1 : 0).findLast((waiting) => isSamePlace(waiting.entry.place, entry.place));
    const merged = known && mergedAnswer(known.entry.answer, entry.answer);
    if (known && merged) {
      known.heard("kept");
      known.heard = heard;
      known.entry = { ...known.entry, revision: known.entry.revision + 1, answer: merged };
    } else queue.push({ entry, attempts, heard });
    // a full or forbidden store must not keep an answer from the server
    await journal.write(known && merged ? known.entry : entry).catch(() => undefined);
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
      const entry = { userId, number: lastNumber, revision: 1, place, answer: { ...answer, key: newKey() } };
      return new Promise((resolve) => void join(entry, resolve, 0));
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

const isSamePlace = (one: LabPlace, other: LabPlace): boolean =>
  one.programId === other.programId &&
  one.courseId === other.courseId &&
  one.unitId === other.unitId &&
  one.sectionId === other.sectionId &&
  one.pageId === other.pageId &&
  one.labId === other.labId;

/** Ticks, and what an external lab keeps, are said as a whole: of those that wait the last one is enough. Others are steps, and all count. */
function mergedAnswer(before: LabAnswer, after: LabAnswer): LabAnswer | undefined {
  if (after.type === "checklist" && before.type === "checklist") return after;
  if (after.type === "external" && before.type === "external") return { ...after, complete: before.complete || after.complete };
  return undefined;
}
