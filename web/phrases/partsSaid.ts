import { keysOf, type PhraseParts } from "./phraseParts.ts";

/** A key in quotes, or the beginning of one that is put together: what stands before its first hole. */
const quoted = /(["'`])([a-z]\w*\.[\w.]*)(\1|\$\{)/giu;
const plural = /_(?:zero|one|two|few|many|other)$/u;

/** Tells from a source which parts of the phrases it names. */
export const partsSaid = (english: PhraseParts): ((source: string) => ReadonlySet<string>) =>
  saidAmong([...english].filter(([part]) => part !== "problems").map(([part, tree]) => [part, keysOf(tree)]));

/** Tells from a source which of these sets of keys it names. */
export function saidAmong(parts: readonly (readonly [name: string, keys: readonly string[]])[]): (source: string) => ReadonlySet<string> {
  const known = new Map<string, readonly string[]>();
  const sets = parts.map(([part, keys]) => ({ part, keys, whole: new Set(keys.flatMap(namesOf)) }));
  const partsOf = (named: string, whole: boolean): readonly string[] => {
    // A refusal whose code is only known at run time may come from any room.
    if (named === "problems." && !whole) return ["problems"];
    const isSaid = (of: (typeof sets)[number]) =>
      whole && !named.endsWith(".") ? of.whole.has(named) : of.keys.some((key) => key.startsWith(named));
    return sets.filter(isSaid).map(({ part }) => part);
  };
  return (source) => {
    const found = new Set<string>();
    for (const [, quote, named = "", end] of source.matchAll(quoted)) {
      const key = `${named} ${end === quote}`;
      const said = known.get(key) ?? partsOf(named, end === quote);
      known.set(key, said);
      for (const part of said) found.add(part);
    }
    return found;
  };
}

/** What a source may call a key that it names as a whole: by itself, without the form of its plural, or by a part of the tree it is in. */
function namesOf(key: string): string[] {
  const steps = key.split(".");
  return [key, key.replace(plural, ""), ...steps.slice(1).map((_, index) => steps.slice(0, index + 1).join("."))];
}
