import type { MergeConflict } from "@vigil/model/authoring/draftMerge";
import { plainWords } from "@vigil/model/authoring/partWords";
import type { KeptPart } from "../keptPart.ts";
import { decided, wayOf, type AskedBefore } from "./decided.ts";
import { blocksOf, lastingId, pagesIn, pairedBlocks, spoken } from "./pairedParts.ts";

type Part = Pick<KeptPart, "locale" | "piece" | "key" | "position" | "block">;
/** A part of the draft in its own language, as it is once the source was merged. */
export type Source = Part & { revision: number };

interface Taken extends Part {
  /** The revision of the source that it says; one before it where it was made of other words. */
  translated: number;
}

interface Sides {
  base: readonly Part[];
  theirs: readonly Part[];
  /** As they were before the source was merged. */
  mine: readonly Part[];
  source: readonly Source[];
}

/**
 * What another version translated otherwise, as `mergeParts` decides the source: by parts and pages, in each language of its own. What it does
 * not have of a language stays, and a language that was taken out of the draft does not come back.
 */
export function mergeTranslations(sides: Sides, asked: AskedBefore): { take: Taken[]; conflicts: MergeConflict[] } {
  const { base, theirs, mine, source } = sides;
  const [was, is, own] = [base, theirs, mine].map((parts) => Map.groupBy(parts, ({ locale }) => locale));
  const there = pairedSources(theirs.filter(inSource), source);
  const take: Taken[] = [];
  const conflicts: MergeConflict[] = [];
  for (const [locale, parts] of is!) {
    if (locale === "" || (was!.has(locale) && !own!.has(locale))) continue;
    const words = [was!.get(locale) ?? [], parts, own!.get(locale) ?? []].map((each) => new Map(each.map((part) => [part.key, part])));
    for (const [id, before, after, here] of unitsOf([base, theirs, mine], words)) {
      const paired = after.flatMap((part) => {
        const found = there.get(part.key);
        return found === undefined ? [] : [{ part, ...found }];
      });
      if (paired.length === 0) continue;
      const way = wayOf(asked, `${locale} ${id}`);
      const change = decided(saidIn(before), saidIn(after), saidIn(here), way);
      // what was made of other words than those that stand here is nobody's to put there unasked
      const fits = here.length === 0 || (paired.length === after.length && paired.every(({ same }) => same));
      const [{ now }] = paired as [(typeof paired)[0]];
      if (change === "conflict" || (change === "take" && way === undefined && !fits))
        conflicts.push({
          id: `${locale} ${id}`,
          locale,
          ...(id.startsWith("page ") ? { piece: now.piece, key: null } : { piece: now.piece, key: now.key }),
          mine: wordsIn(here),
          theirs: wordsIn(after),
        });
      else if (change === "take")
        for (const { part, now: of, same } of paired)
          take.push({
            locale,
            piece: of.piece,
            key: of.key,
            position: 0,
            block: part.block,
            translated: same ? of.revision : of.revision - 1,
          });
    }
  }
  return { take, conflicts };
}

const inSource = ({ locale }: Part): boolean => locale === "";
const saidIn = (parts: readonly Part[]): string | undefined => (parts.length === 0 ? undefined : parts.map(spoken).join("\n"));
const wordsIn = (parts: readonly Part[]): string | null => (parts.length === 0 ? null : parts.map(plainWords).join("\n"));

/** Each part of their source, and which one of the draft it is. */
function pairedSources(theirs: readonly Part[], source: readonly Source[]): Map<string, { now: Source; same: boolean }> {
  const alike = (one: Parameters<typeof spoken>[0], other: Parameters<typeof spoken>[0]) => spoken(one) === spoken(other);
  const byId = new Map(source.map((part) => [lastingId(part), part]));
  const pairs = theirs.flatMap((part): [string, Source][] => {
    const id = lastingId(part);
    const now = id === undefined ? undefined : byId.get(id);
    return now === undefined ? [] : [[part.key, now]];
  });
  for (const page of pagesIn(theirs)) pairs.push(...pairedBlocks(blocksOf(source, page), blocksOf(theirs, page), alike).pairs);
  const known = new Map(theirs.map((part) => [part.key, part]));
  return new Map(pairs.map(([key, now]) => [key, { now, same: alike(known.get(key), now) }]));
}

type Unit = [id: string, before: Part[], after: Part[], here: Part[]];

/** What is decided as one: a part, or all blocks of a page in their order; what each of the three sides says of it in a language. */
function unitsOf(sides: readonly (readonly Part[])[], words: readonly ReadonlyMap<string, Part>[]): Unit[] {
  const sources = sides.map((parts) => parts.filter(inSource));
  const told = sources.map((parts, side) => {
    const units = new Map<string, Part[]>();
    const add = (id: string, ones: readonly Part[]) =>
      units.set(
        id,
        ones.flatMap(({ key }) => words[side]!.get(key) ?? []),
      );
    for (const part of parts) {
      const id = lastingId(part);
      if (id !== undefined) add(id, [part]);
    }
    for (const page of pagesIn(parts)) add(`page ${page}`, blocksOf(parts, page));
    return units;
  });
  const [before, after, here] = told as [Map<string, Part[]>, Map<string, Part[]>, Map<string, Part[]>];
  return [...after].map(([id, theirs]): Unit => [id, before.get(id) ?? [], theirs, here.get(id) ?? []]);
}
