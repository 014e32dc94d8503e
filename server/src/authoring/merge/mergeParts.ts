import type { MergeConflict } from "@vigil/model/authoring/draftMerge";
import { plainWords } from "@vigil/model/authoring/partWords";
import type { KeptPart } from "../keptPart.ts";
import { canonicalJson } from "../review/comparedInOrder.ts";
import { decided, wayOf, type AskedBefore } from "./decided.ts";
import { blocksOf, lastingId, pagesIn, pairedBlocks } from "./pairedParts.ts";

type Part = Pick<KeptPart, "piece" | "key" | "position" | "block">;

export interface Merged {
  /** Theirs, under the keys of the draft. */
  take: Part[];
  /** Keys that they took away. */
  drop: string[];
  conflicts: MergeConflict[];
}

/**
 * What another version changed since the one a draft was begun with, brought into the draft: what only they changed is taken, what only the
 * draft changed stays, and what both changed differently stays as it is in the draft and is told. A page is its blocks in their order.
 */
export function mergeParts(base: readonly Part[], theirs: readonly Part[], mine: readonly Part[], asked: AskedBefore): Merged {
  const merged: Merged = { take: [], drop: [], conflicts: [] };
  const [was, is, own] = [base, theirs, mine].map(singles) as [Singles, Singles, Singles];
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [before, after, here] = [was.get(id), is.get(id), own.get(id)];
    const change = decided(said(before), said(after), said(here), wayOf(asked, id));
    if (change === "conflict")
      merged.conflicts.push({
        id,
        locale: null,
        piece: (here ?? after ?? before)!.piece,
        key: (here ?? after ?? before)!.key,
        mine: words(here),
        theirs: words(after),
      });
    if (change !== "take") continue;
    if (after === undefined) merged.drop.push(here!.key);
    else merged.take.push({ ...after, key: here?.key ?? after.key });
  }
  const dropped = new Set(merged.drop);
  for (const page of pagesIn([...theirs, ...mine])) {
    if (dropped.has(page)) continue;
    const [before, after, here] = [base, theirs, mine].map((parts) => blocksOf(parts, page)) as [Part[], Part[], Part[]];
    const change = decided(saidOf(before), saidOf(after), saidOf(here), wayOf(asked, `page ${page}`));
    if (change === "conflict")
      merged.conflicts.push({
        id: `page ${page}`,
        locale: null,
        piece: page,
        key: null,
        mine: here.map(words).join("\n"),
        theirs: after.map(words).join("\n"),
      });
    if (change !== "take") continue;
    // what they left as it was keeps its key, and so does what stands in its place: comments and translations go on
    const { pairs, left } = pairedBlocks(here, after, (one, block) => said(one) === said(block));
    merged.take.push(...after.map((block) => ({ ...block, key: pairs.get(block.key)?.key ?? block.key })));
    merged.drop.push(...left.map(({ key }) => key));
  }
  return merged;
}

type Singles = Map<string, Part>;

/** All but blocks, by what they are known by in every version: their number, or what a term is called. */
const singles = (parts: readonly Part[]): Singles =>
  new Map(
    parts.flatMap((part): [string, Part][] => {
      const id = lastingId(part);
      return id === undefined ? [] : [[id, part]];
    }),
  );

/** The code and the version of a course are its record's. */
const said = (part: Part | undefined): string | undefined =>
  part && (part.key === "course" ? plainWords(part) : canonicalJson({ ...part.block, piece: part.piece }));
const saidOf = (blocks: readonly Part[]): string => blocks.map(({ block }) => canonicalJson(block)).join("\n");
const words = (part: Part | undefined): string | null => (part === undefined ? null : plainWords(part));
