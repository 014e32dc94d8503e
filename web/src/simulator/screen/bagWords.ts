import type { KindName } from "@vigil/model/imageLibrary/objectLibrary";
import type { Named } from "@vigil/model/imageLibrary/catalogueKind";
import { countLines } from "./countLines.ts";

/** What is stored with a bag in English, in the language of the page. */
export interface BagWords {
  /** What a thing is called. */
  thing: (name: string) => string;
  /** What was declared: each thing once, with how many of it. */
  declared: (lines: readonly string[]) => [thing: string, count: number][];
  /** What is said of a threat, and in what it is hidden. */
  threat: (description: string) => string;
}

interface Reader {
  kinds: readonly KindName[];
  /** The word of the reader's language; undefined where that is the one things are stored in. */
  word: ((named: Named) => string) | undefined;
  hiddenIn: (thing: string) => string;
}

/** Without what makes several of one: "boxes" and "box", "batteries" and "battery" are one. */
function stem(word: string): string {
  let end = word.length;
  while (end > 2 && "es".includes(word.charAt(end - 1))) end--;
  const cut = word.slice(0, end);
  return cut.endsWith("y") ? `${cut.slice(0, -1)}i` : cut;
}

/** Of a line whatever does not change with the number in it. */
const shape = (line: string): string => line.toLowerCase().replaceAll(/\d+/gu, "#").split(" ").map(stem).join(" ");

const inside = "It is inside another thing: ";

export function bagWords({ kinds, word, hiddenIn }: Reader): BagWords {
  if (word === undefined) return { thing: (name) => name, declared: countLines, threat: (description) => description };
  const byName = new Map(kinds.map(({ name }) => [name.en.toLowerCase(), word(name)]));
  // nobody declares a threat: what hides one is declared as what it looks like
  const byLine = new Map(
    kinds.filter(({ category }) => category === null).map(({ manifestLine, name }) => [shape(manifestLine), word(name)]),
  );
  const thing = (name: string): string => byName.get(name.toLowerCase()) ?? name;
  return {
    thing,
    declared(lines) {
      const counts = new Map<string, number>();
      for (const line of lines) {
        const known = byLine.get(shape(line));
        const pieces = known === undefined ? 1 : Number(/^\d+/u.exec(line)?.[0] ?? 1);
        counts.set(known ?? line, (counts.get(known ?? line) ?? 0) + pieces);
      }
      return [...counts];
    },
    threat(description) {
      const said = kinds
        .flatMap(({ category, description: known }) => (category === null || known === undefined ? [] : [known]))
        .reduce((text, sentence) => text.replace(sentence.en, word(sentence)), description);
      const [threat = "", host] = said.split(inside);
      return host === undefined ? said : `${threat}${hiddenIn(thing(host.slice(0, -1)))}`;
    },
  };
}
