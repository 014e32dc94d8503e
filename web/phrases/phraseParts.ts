import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { together, type PhraseTree } from "../../model/src/phrases/together.ts";

/** What the browser fetches at a time: the words of a room with its refusals, or one of the two parts that all rooms fill. */
export type PhraseParts = ReadonlyMap<string, PhraseTree>;

/** The fields and options of every list: who keeps lists meets those of others by reference, and a learner none. */
const lists = "records";
/** Every refusal once more, for an answer that another room gives. */
const refusals = "problems";

/** The files of one language, as parts. A language that is not there has none. */
export function readParts(directory: string): PhraseParts {
  const files = readdirSync(directory).filter((name) => name.endsWith(".json"));
  const rooms = files.map((name): [string, PhraseTree] => [
    basename(name, ".json"),
    JSON.parse(readFileSync(join(directory, name), "utf8")) as PhraseTree,
  ]);
  const of = (part: string) => together(rooms.map(([, { [part]: said = {} }]) => ({ [part]: said })));
  return new Map([
    ...rooms.map(([room, { [lists]: _records, ...words }]) => [room, words] as const),
    [lists, of(lists)],
    [refusals, of(refusals)],
  ]);
}
