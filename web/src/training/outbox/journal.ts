import { indexedStore } from "../../shell/indexedStore.ts";

/** What was done at a place of a course and the server has not acknowledged yet. */
export interface KeptAnswer<Place, Answer> {
  userId: number;
  /** Answers are sent in the order of their numbers. */
  number: number;
  /** Grows when a later answer takes the place of this one. */
  revision: number;
  place: Place;
  answer: Answer;
}

/** Answers kept in this browser until the server has them. */
export interface Journal<Entry> {
  write(entry: Entry): Promise<void>;
  remove(entry: Pick<KeptAnswer<never, never>, "userId" | "number" | "revision">): Promise<void>;
  read(userId: number): Promise<Entry[]>;
}

/** In IndexedDB; where the browser has none, answers live as long as the page. */
export function journal<Entry extends KeptAnswer<unknown, unknown>>(database: string): Journal<Entry> {
  if (typeof indexedDB === "undefined") return memoryJournal();
  const store = indexedStore<Entry>(database, "answers", ["userId", "number"]);
  return {
    write: (entry) => store.put(entry),
    async remove({ userId, number, revision }) {
      const known = await store.get([userId, number]);
      if (known !== undefined && known.revision <= revision) await store.remove([userId, number]);
    },
    read: (userId) => store.below([userId]),
  };
}

export function memoryJournal<Entry extends KeptAnswer<unknown, unknown>>(): Journal<Entry> {
  const entries = new Map<number, Entry>();
  return {
    write: (entry) => Promise.resolve(void entries.set(entry.number, entry)),
    remove({ number, revision }) {
      if ((entries.get(number)?.revision ?? Infinity) <= revision) entries.delete(number);
      return Promise.resolve();
    },
    read: (userId) =>
      Promise.resolve([...entries.values()].filter((entry) => entry.userId === userId).toSorted((one, other) => one.number - other.number)),
  };
}
