import { inOrder, isBelow, type Journal, type Kept } from "./journal.ts";

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A journal takes some milliseconds to keep a decision. Until it has, the decision lies on the browser's synchronous shelf, so that a
 * page which goes away in the very moment of the key press loses nothing.
 */
export function writeAhead<Entry extends Kept>(journal: Journal<Entry>, shelfOf: () => Shelf, prefix: string): Journal<Entry> {
  const { keyOf } = journal;
  const nameOf = (entry: Entry): string => `${prefix}/${keyOf(entry).join("/")}`;
  const lying = (shelf: Shelf): string[] => JSON.parse(shelf.getItem(prefix) ?? "[]") as string[];
  const list = (shelf: Shelf, names: readonly string[]) =>
    names.length === 0 ? shelf.removeItem(prefix) : shelf.setItem(prefix, JSON.stringify(names));
  const put = (entry: Entry) => {
    const shelf = shelfOf();
    shelf.setItem(nameOf(entry), JSON.stringify(entry));
    list(shelf, [...new Set([...lying(shelf), nameOf(entry)])]);
  };
  const take = (entry: Entry) => {
    const shelf = shelfOf();
    const text = shelf.getItem(nameOf(entry));
    if (text !== null && (JSON.parse(text) as Entry).revision > entry.revision) return; // written again meanwhile
    shelf.removeItem(nameOf(entry));
    list(
      shelf,
      lying(shelf).filter((name) => name !== nameOf(entry)),
    );
  };
  const entries = (): Entry[] => {
    const shelf = shelfOf();
    return lying(shelf).flatMap((name) => {
      const text = shelf.getItem(name);
      return text === null ? [] : [JSON.parse(text) as Entry];
    });
  };
  return {
    keyOf,
    async write(entry) {
      attempt(() => put(entry));
      await journal.write(entry);
      attempt(() => take(entry));
    },
    async remove(entry) {
      attempt(() => take(entry));
      await journal.remove(entry);
    },
    async read(...start) {
      const kept = await journal.read(...start);
      const ahead = (attempt(entries) ?? []).filter(
        (entry) =>
          isBelow(keyOf(entry), start) && !kept.some((other) => nameOf(other) === nameOf(entry) && other.revision >= entry.revision),
      );
      const older = kept.filter((entry) => !ahead.some((other) => nameOf(other) === nameOf(entry)));
      return inOrder([...older, ...ahead], keyOf);
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
