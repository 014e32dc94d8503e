import type { ChangeAnswer, ChangesAnswer, DraftChange } from "@vigil/model/authoring/draftChange";
import { mostChangesAtOnce } from "@vigil/model/authoring/mostChangesAtOnce";
import { ApiProblem } from "../../apiProblem.ts";
import { store, type Store } from "../../shell/store.ts";
import type { DraftCalls } from "./draftCalls.ts";
import type { DraftJournal } from "./draftJournal.ts";

/** How what was written stands: `offline` is tried again by itself, `refused` is not. */
export type SavingState = { is: "saved" } | { is: "saving" } | { is: "offline" } | { is: "refused"; problem: unknown };

/** What became of a change: as it was sent, or as it is now where it was refused. */
export interface Heard {
  id: string;
  change: DraftChange;
  answer: ChangeAnswer;
}

interface Waiting {
  change: DraftChange;
  /** It was changed again since it was sent. */
  again: boolean;
}

export interface DraftSaver {
  saving: Store<SavingState>;
  /** Keeps the newest state of a part until it is saved. */
  add: (id: string, change: DraftChange, kept?: boolean) => void;
  /** What waits for a part; its base is the revision that the server has of it. */
  waiting: (id: string) => DraftChange | undefined;
  /** It waits, and the server has not heard of it. */
  isUnsent: (id: string) => boolean;
  forget: (id: string) => void;
  /** All that waits is sent; rejects where it cannot be. */
  flush: () => Promise<void>;
  /** The page is left: what waits is sent without an answer. */
  leave: () => void;
  stop: () => void;
}

const idleMs = 700;
const journalMs = 200;
const retryMs = [2_000, 5_000, 15_000] as const;
const isOffline = (problem: unknown): boolean =>
  problem instanceof ApiProblem && (problem.status === 0 || problem.status === 408 || problem.status === 429 || problem.status >= 502);

/** Saves change by change, one call at a time, in the order in which things were changed. */
export function draftSaver(
  calls: DraftCalls,
  journal: DraftJournal,
  heard: (answers: readonly Heard[], moved: ChangesAnswer["moved"]) => void,
): DraftSaver {
  const waiting = new Map<string, Waiting>();
  const unwritten = new Set<string>();
  const told = new Set<string>();
  const saving = store<SavingState>({ is: "saved" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let tries = 0;
  let stopped = false;

  const write = () => {
    writing = undefined;
    const kept = [...unwritten].flatMap((id) => {
      const change = waiting.get(id)?.change;
      return change === undefined ? [] : [[id, change] as const];
    });
    unwritten.clear();
    void journal.write(new Map(kept));
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run().catch(() => {}), ms);
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    running ??= sendAll().finally(() => (running = null));
    return running;
  };
  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, mostChangesAtOnce).map(([id, { change }]) => ({ id, change }));
      for (const { id } of batch) {
        waiting.get(id)!.again = false;
        told.add(id);
      }
      try {
        const { answers, moved } = await calls.change(
          batch.map(({ change }) => change),
          false,
        );
        tries = 0;
        const settled = batch.map(({ id, change }, index) => settle(id, change, answers[index]!));
        void journal.remove(settled.flatMap(({ id, answer }) => (answer.saved && !waiting.has(id) ? [id] : [])));
        heard(settled, moved);
      } catch (problem) {
        if (isOffline(problem)) {
          saving.set(() => ({ is: "offline" }));
          later(retryMs[Math.min(tries, retryMs.length - 1)]!);
          tries += 1;
        } else saving.set(() => ({ is: "refused", problem }));
        throw problem;
      }
    }
    saving.set(() => ({ is: "saved" }));
  }
  function settle(id: string, sent: DraftChange, answer: ChangeAnswer): Heard {
    const now = waiting.get(id);
    if (now?.again === true && answer.saved) {
      // it goes on from what was just saved; where it stands is known there now, unless it moved again
      const { after: _, ...rest } = now.change;
      waiting.set(id, { change: { ...(now.change.after === sent.after ? rest : now.change), base: answer.revision }, again: false });
      unwritten.add(id);
    } else {
      waiting.delete(id);
      unwritten.delete(id);
    }
    return { id, change: answer.saved ? sent : (now?.change ?? sent), answer };
  }
  const back = () => waiting.size > 0 && later(0);
  globalThis.addEventListener?.("online", back);

  return {
    saving,
    add: (id, change, kept = false) => {
      const before = waiting.get(id);
      // a part that has not reached the server keeps the base it had
      const base = before ? before.change.base : change.base;
      const after = change.after === undefined ? before?.change.after : change.after;
      waiting.set(id, { change: { ...change, base, ...(after === undefined ? {} : { after }) }, again: true });
      if (!kept) {
        unwritten.add(id);
        writing ??= setTimeout(write, journalMs);
      }
      if (saving.get().is === "saved") saving.set(() => ({ is: "saving" }));
      if (saving.get().is === "saving") later(idleMs);
    },
    waiting: (id) => waiting.get(id)?.change,
    isUnsent: (id) => waiting.get(id)?.change.base === null && !told.has(id),
    forget: (id) => {
      waiting.delete(id);
      unwritten.delete(id);
      void journal.remove([id]);
    },
    flush: async () => {
      write();
      if (running) await running.catch(() => {});
      if (waiting.size > 0) await run();
    },
    leave: () => {
      write();
      const changes = [...waiting.values()].map(({ change }) => change).slice(0, 50);
      if (changes.length > 0) void calls.change(changes, true).catch(() => {});
    },
    stop: () => {
      write();
      stopped = true;
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", back);
    },
  };
}
