import { indexedStore } from "../shell/indexedStore.ts";

/** What a learner did and the server has not acknowledged yet. Its key begins with its user. */
export interface Kept {
  userId: number;
  /** Grows with each write under the same key; an older write never replaces a newer one. */
  revision: number;
}

/** Kept in this browser until the server has it, in the order of the keys. */
export interface Journal<Entry extends Kept> {
  write(entry: Entry): Promise<void>;
  /** Nothing that was written later is removed. */
  remove(entry: Entry): Promise<void>;
  /** All of a user; of one session where the key has it and it is named. */
  read(userId: number, ...below: number[]): Promise<Entry[]>;
  keyOf: (entry: Entry) => number[];
}

/** A decision at the simulator, or an answer of an exam. */
export interface JournalEntry<Body> extends Kept {
  sessionId: number;
  index: number;
  body: Body;
}

/** Something done at a place of a course; it is sent in the order of the numbers. */
export interface KeptAnswer<Place, Answer> extends Kept {
  number: number;
  place: Place;
  answer: Answer;
}

const sessionKey = ({ userId, sessionId, index }: Omit<JournalEntry<unknown>, "body">) => [userId, sessionId, index];
const numberKey = ({ userId, number }: Pick<KeptAnswer<unknown, unknown>, "userId" | "number">) => [userId, number];

export const sessionJournal = <Body>(database: string) =>
  journal<JournalEntry<Body>>(database, "decisions", ["userId", "sessionId", "index"], sessionKey);
export const placeJournal = <Place, Answer>(database: string) =>
  journal<KeptAnswer<Place, Answer>>(database, "answers", ["userId", "number"], numberKey);

/** Without a browser's store. */
export const memorySessionJournal = <Body>() => memoryJournal<JournalEntry<Body>>(sessionKey);

/** In IndexedDB. Where the browser has none (private windows of some), it lives as long as the page. */
function journal<Entry extends Kept>(database: string, name: string, keyPath: string[], keyOf: Journal<Entry>["keyOf"]): Journal<Entry> {
  if (typeof indexedDB === "undefined") return memoryJournal(keyOf);
  const store = indexedStore<Entry>(database, name, keyPath);
  let last: Promise<unknown> = Promise.resolve();
  /** What is removed while it is still being written would stay for good. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    keyOf,
    write: (entry) =>
      inTurn(async () => {
        const known = await store.get(keyOf(entry));
        if (known === undefined || known.revision < entry.revision) await store.put(entry);
      }),
    remove: (entry) =>
      inTurn(async () => {
        const known = await store.get(keyOf(entry));
        if (known !== undefined && known.revision <= entry.revision) await store.remove(keyOf(entry));
      }),
    read: (...start) => store.below(start),
  };
}

function memoryJournal<Entry extends Kept>(keyOf: Journal<Entry>["keyOf"]): Journal<Entry> {
  const entries = new Map<string, Entry>();
  const nameOf = (entry: Entry) => keyOf(entry).join(" ");
  return {
    keyOf,
    write(entry) {
      if ((entries.get(nameOf(entry))?.revision ?? -1) < entry.revision) entries.set(nameOf(entry), entry);
      return Promise.resolve();
    },
    remove(entry) {
      if ((entries.get(nameOf(entry))?.revision ?? Infinity) <= entry.revision) entries.delete(nameOf(entry));
      return Promise.resolve();
    },
    read: (...start) => Promise.resolve(inOrder([...entries.values()], keyOf).filter((entry) => isBelow(keyOf(entry), start))),
  };
}

export const isBelow = (key: readonly number[], start: readonly number[]): boolean => start.every((part, at) => key[at] === part);

export const inOrder = <Entry extends Kept>(entries: readonly Entry[], keyOf: Journal<Entry>["keyOf"]): Entry[] =>
  entries.toSorted((one, other) => {
    const [before, after] = [keyOf(one), keyOf(other)];
    return before.reduce((order, part, at) => order || part - (after[at] ?? 0), 0);
  });
