import type { DecisionBody } from "@vigil/model/simulator/wire";
import type { Journal, JournalEntry } from "./journal.ts";

type Place = Pick<JournalEntry, "userId" | "sessionId" | "index">;
type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A journal takes some milliseconds to keep a decision. Until it has, the decision lies on the browser's synchronous shelf, so that a
 * page which goes away in the very moment of the key press loses nothing.
 */
export function writeAhead<Body = DecisionBody>(
  journal: Journal<Body>,
  shelfOf: () => Shelf,
  prefix = "vigil.simulator.ahead",
): Journal<Body> {
  const keyOf = ({ userId, sessionId, index }: Place): string => `${prefix}/${userId}/${sessionId}/${index}`;
  const lying = (shelf: Shelf): string[] => JSON.parse(shelf.getItem(prefix) ?? "[]") as string[];
  const list = (shelf: Shelf, keys: readonly string[]) =>
    keys.length === 0 ? shelf.removeItem(prefix) : shelf.setItem(prefix, JSON.stringify(keys));
  const put = (entry: JournalEntry<Body>) => {
    const shelf = shelfOf();
    shelf.setItem(keyOf(entry), JSON.stringify(entry));
    list(shelf, [...new Set([...lying(shelf), keyOf(entry)])]);
  };
  const take = (place: Place & Pick<JournalEntry, "revision">) => {
    const shelf = shelfOf();
    const text = shelf.getItem(keyOf(place));
    if (text !== null && (JSON.parse(text) as JournalEntry<Body>).revision > place.revision) return; // written again meanwhile
    shelf.removeItem(keyOf(place));
    list(
      shelf,
      lying(shelf).filter((key) => key !== keyOf(place)),
    );
  };
  const entries = (): JournalEntry<Body>[] => {
    const shelf = shelfOf();
    return lying(shelf).flatMap((key) => {
      const text = shelf.getItem(key);
      return text === null ? [] : [JSON.parse(text) as JournalEntry<Body>];
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
          !kept.some((other) => keyOf(other) === keyOf(entry) && other.revision >= entry.revision),
      );
      const older = kept.filter((entry) => !ahead.some((other) => keyOf(other) === keyOf(entry)));
      return [...older, ...ahead].toSorted((one, other) => one.sessionId - other.sessionId || one.index - other.index);
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
