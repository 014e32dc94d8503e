import { kindIn } from "@vigil/model/authoring/draftPart";
import { partWords } from "@vigil/model/authoring/partWords";
import type { KeptPart } from "../keptPart.ts";

type Part = Pick<KeptPart, "piece" | "key" | "position" | "block">;

/** What is known by the same in every version: a number, or what a term is called. undefined: a block, which is known by its page alone. */
export function lastingId(part: Part): string | undefined {
  const kind = kindIn(part.piece, part.key);
  if (kind === undefined || kind === "block") return undefined;
  return "term" in part.block && kind === "term" ? `term ${part.block.term.toLowerCase()}` : part.key;
}

/** All that is said in a part, marks and all. */
export const spoken = (part: Part | undefined): string | undefined => part && JSON.stringify(partWords(part).map(({ text }) => text));

export const blocksOf = <P extends Part>(parts: readonly P[], page: string): P[] =>
  parts.filter(({ piece }) => piece === page).toSorted((one, other) => one.position - other.position);

export const pagesIn = (parts: readonly Part[]): Set<string> =>
  new Set(parts.flatMap(({ piece, key }) => (kindIn(piece, key) === "page" ? [key] : [])));

const kindOf = ({ block }: Part): string | undefined => ("kind" in block ? block.kind : undefined);

/** Which block of a page is which of another version of it: first what says the same, then, of what is left, the next of its kind. */
export function pairedBlocks<P extends Part>(ours: readonly P[], theirs: readonly Part[], same: (one: Part, other: Part) => boolean) {
  const left = [...ours];
  const pairs = new Map<string, P>();
  const pair = (fits: (one: P, block: Part) => boolean) => {
    for (const block of theirs) {
      const at = pairs.has(block.key) ? -1 : left.findIndex((one) => fits(one, block));
      if (at >= 0) pairs.set(block.key, left.splice(at, 1)[0]!);
    }
  };
  pair(same);
  pair((one, block) => kindOf(one) === kindOf(block));
  return { pairs, left };
}
