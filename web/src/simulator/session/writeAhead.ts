import type { Journal, JournalEntry } from "./journal.ts";

type Place = Pick<JournalEntry, "userId" | "sessionId" | "index">;
type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const prefix = "vigil.simulator.ahead";
const keyOf = ({ userId, sessionId, index }: Place): string => `${prefix}/${userId}/${sessionId}/${index}`;

/**
 * A journal takes some milliseconds to keep a decision. Until it has, the decision lies on the browser's synchronous shelf, so that a
 * page which goes away in the very moment of the key press loses nothing.
 */
export function writeAhead(journal: Journal, shelfOf: () => Shelf): Journal {
  const lying = (shelf: Shelf): string[] => JSON.parse(shelf.getItem(prefix) ?? "[]") as string[];
  const list = (shelf: Shelf, keys: readonly string[]) =>
    keys.length === 0 ? shelf.removeItem(prefix) : shelf.setItem(prefix, JSON.stringify(keys));
  const put = (entry: JournalEntry) => {
    const shelf = shelfOf();
    shelf.setItem(keyOf(entry), JSON.stringify(entry));
    list(shelf, [...new Set([...lying(shelf), keyOf(entry)])]);
  };
  const take = (place: Place) => {
    const shelf = shelfOf();
    shelf.removeItem(keyOf(place));
    list(
      shelf,
      lying(shelf).filter((key) => key !== keyOf(place)),
    );
  };
  const entries = (): JournalEntry[] => {
    const shelf = shelfOf();
    return lying(shelf).flatMap((key) => {
      const text = shelf.getItem(key);
      return text === null ? [] : [JSON.parse(text) as JournalEntry];
    });
  };
  return {
    async write(entry) {
      attempt(() => put(entry));
      await journal.write(entry);
      attempt(() => take(entry));
    },
    async remove(entry) {
      attempt(() => take(entry));
      await journal.remove(entry);
    },
    async read(userId, sessionId) {
      const kept = await journal.read(userId, sessionId);
      const ahead = (attempt(entries) ?? []).filter(
        (entry) =>
          entry.userId === userId &&
          (sessionId === undefined || entry.sessionId === sessionId) &&
          !kept.some((other) => keyOf(other) === keyOf(entry)),
      );
      return [...kept, ...ahead].toSorted((one, other) => one.sessionId - other.sessionId || one.index - other.index);
    },
  };
}

/** A shelf that is full or forbidden is no reason to lose what the journal may still keep. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
