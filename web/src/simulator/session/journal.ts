import type { DecisionBody } from "@vigil/model/simulator/wire";
import { indexedStore } from "../../shell/indexedStore.ts";

/** One decision, or answer of an exam, that the server has not acknowledged yet. */
export interface JournalEntry<Body = DecisionBody> {
  userId: number;
  sessionId: number;
  index: number;
  /** Grows with each write of the same decision; an older write never replaces a newer one. */
  revision: number;
  body: Body;
}

/** Decisions kept in this browser until the server has them. */
export interface Journal<Body = DecisionBody> {
  write(entry: JournalEntry<Body>): Promise<void>;
  remove(entry: Pick<JournalEntry, "userId" | "sessionId" | "index" | "revision">): Promise<void>;
  /** What is left of one user, by session and index; of one session where it is named. */
  read(userId: number, sessionId?: number): Promise<JournalEntry<Body>[]>;
}

/** A journal in IndexedDB. Where the browser has none (private windows of some), it lives as long as the page. */
export function browserJournal<Body = DecisionBody>(name = "vigil.simulator"): Journal<Body> {
  if (typeof indexedDB === "undefined") return memoryJournal();
  const store = indexedStore<JournalEntry<Body>>(name, "decisions", ["userId", "sessionId", "index"]);
  return {
    async write(entry) {
      const known = await store.get(keyOf(entry));
      if (known === undefined || known.revision < entry.revision) await store.put(entry);
    },
    async remove(entry) {
      const known = await store.get(keyOf(entry));
      if (known !== undefined && known.revision <= entry.revision) await store.remove(keyOf(entry));
    },
    read: (userId, sessionId) => store.below(sessionId === undefined ? [userId] : [userId, sessionId]),
  };
}

/** A journal without a browser's store: for where there is none, and for tests. */
export function memoryJournal<Body = DecisionBody>(): Journal<Body> {
  const entries = new Map<string, JournalEntry<Body>>();
  return {
    write(entry) {
      const key = keyOf(entry).join(" ");
      if ((entries.get(key)?.revision ?? -1) < entry.revision) entries.set(key, entry);
      return Promise.resolve();
    },
    remove(entry) {
      const key = keyOf(entry).join(" ");
      if ((entries.get(key)?.revision ?? Infinity) <= entry.revision) entries.delete(key);
      return Promise.resolve();
    },
    read: (userId, sessionId) =>
      Promise.resolve(
        [...entries.values()]
          .filter((entry) => entry.userId === userId && (sessionId === undefined || entry.sessionId === sessionId))
          .toSorted((a, b) => a.sessionId - b.sessionId || a.index - b.index),
      ),
  };
}

const keyOf = ({ userId, sessionId, index }: Pick<JournalEntry, "userId" | "sessionId" | "index">) => [userId, sessionId, index];
