import type { PageBlock } from "@vigil/model/training/pageBlock";
import type { Node } from "prosemirror-model";
import { blockOfNode, isBlank } from "./blockNodes.ts";

/** A block of the page as the draft has it: the node it was last read from. */
export interface KnownBlock {
  key: string;
  node: Node;
}

export interface BlockChange {
  key: string;
  /** Behind which block it stands now; left out where it did not move. */
  after?: string | null;
  block: PageBlock | null;
}

/** The blocks of a page that are to be kept. */
export const knownBlocks = (doc: Node): KnownBlock[] =>
  doc.children.flatMap((node) => (isBlank(node) || node.attrs["key"] === null ? [] : [{ key: String(node.attrs["key"]), node }]));

/** What is different between two states of a page. Nodes that were not touched are the same objects, so only what changed is read. */
export function pageChanges(before: readonly KnownBlock[], after: readonly KnownBlock[]): BlockChange[] {
  const known = new Map(before.map(({ key, node }) => [key, node]));
  const left = new Set(after.map(({ key }) => key));
  const gone = before.filter(({ key }) => !left.has(key)).map(({ key }): BlockChange => ({ key, block: null }));
  const stays = staying(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  const changed = after.flatMap(({ key, node }, index): BlockChange[] => {
    const moved = !stays.has(key);
    if (!moved && known.get(key) === node) return [];
    return [{ key, block: blockOfNode(node), ...(moved ? { after: after[index - 1]?.key ?? null } : {}) }];
  });
  return [...changed, ...gone];
}

/** The most keys that need not move: the longest run of them that stands in the same order in both. */
function staying(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((key, index) => [key, index]));
  const common = after.filter((key) => places.has(key));
  // patience sorting: for each length of a run, the one that ends earliest
  const ends: number[] = [];
  const links: (number | undefined)[] = [];
  const placeAt = (end: number) => places.get(common[end]!)!;
  common.forEach((key, index) => {
    const place = places.get(key)!;
    let [low, high] = [0, ends.length];
    // most stand where they stood
    if (high > 0 && placeAt(ends[high - 1]!) < place) low = high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeAt(ends[middle]!) < place) low = middle + 1;
      else high = middle;
    }
    links[index] = ends[low - 1];
    ends[low] = index;
  });
  const kept = new Set<string>();
  for (let at = ends.at(-1); at !== undefined; at = links[at]) kept.add(common[at]!);
  return kept;
}
