import { together, type PhraseTree } from "../../model/src/phrases/together.ts";

/** What the browser fetches at a time: the words of a room with its refusals, or one of the four parts that rooms fill together. */
export type PhraseParts = ReadonlyMap<string, PhraseTree>;

/** The fields and options of every list: who keeps lists meets those of others by reference, and a learner none. */
const lists = "records";
/** What stands under the fields of their forms: who only looks at a list fetches none of it. */
const hints = "hints";
/** Every refusal once more, for an answer that another room gives. */
const refusals = "problems";

/** The texts of one language, room by room, as parts. A language that says nothing has none. */
export function partsOf(rooms: ReadonlyMap<string, PhraseTree>): PhraseParts {
  const of = (part: string) => together([...rooms.values()].map(({ [part]: said = {} }) => ({ [part]: said })));
  return new Map([
    ...[...rooms].map(([room, { [lists]: _records, [hints]: _hints, ...words }]) => [room, words] as const),
    [lists, of(lists)],
    [hints, of(hints)],
    [refusals, of(refusals)],
  ]);
}

export const keysOf = (tree: PhraseTree, before = ""): string[] =>
  Object.entries(tree).flatMap(([key, said]) => (typeof said === "string" ? `${before}${key}` : keysOf(said, `${before}${key}.`)));

const plural = /_(?:zero|one|two|few|many|other)$/u;
export const withoutForm = (key: string): string => key.replace(plural, "");

const pick = (tree: PhraseTree, wanted: (key: string) => boolean, before = ""): PhraseTree =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, said]): [string, string | PhraseTree][] => {
      if (typeof said === "string") return wanted(withoutForm(`${before}${key}`)) ? [[key, said]] : [];
      const below = pick(said, wanted, `${before}${key}.`);
      return Object.keys(below).length > 0 ? [[key, below]] : [];
    }),
  );

/** The same phrases with these keys (plurals without their form) in a part of their own. */
export function apart(parts: PhraseParts, name: string, keys: ReadonlySet<string>): PhraseParts {
  const rooms = [...parts].filter(([part]) => part !== refusals);
  return new Map([
    ...[...parts].map(([part, tree]) => [part, part === refusals ? tree : pick(tree, (key) => !keys.has(key))] as const),
    [name, together(rooms.map(([, tree]) => pick(tree, (key) => keys.has(key))))],
  ]);
}
