import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { ComparedLanguage, ComparedPiece } from "@vigil/model/authoring/draftReview";
import { toldIn, translatedBlock } from "@vigil/model/authoring/translatedBlock";
import { comparePieces } from "./comparePieces.ts";

/** What is said otherwise in each other language: which texts came, went or were written anew. What is different in the source alone is not. */
export function compareLanguages(before: readonly DraftPart[], after: readonly DraftPart[]): ComparedLanguage[] {
  const [was, is] = [localesOf(before), localesOf(after)];
  const titles = titlesOf([...before, ...after]);
  return [...new Set([...was, ...is])].toSorted().flatMap((locale): ComparedLanguage[] => {
    const pieces = comparePieces(editionOf(before, locale), editionOf(after, locale)).flatMap((piece) => saidOtherwise(piece, titles));
    const change = !was.has(locale) ? "added" : !is.has(locale) ? "removed" : "changed";
    return pieces.length === 0 && change === "changed" ? [] : [{ locale, change, pieces }];
  });
}

const localesOf = (parts: readonly DraftPart[]): Set<string> => new Set(parts.flatMap(({ locale }) => locale ?? []));
const titlesOf = (parts: readonly DraftPart[]): Map<string, string> =>
  new Map(parts.flatMap(({ locale, key, block }) => (locale === null && "title" in block ? [[key, block.title ?? ""] as const] : [])));

/** The parts of a course in their places, with the words of a language: without any where it says nothing yet. */
function editionOf(parts: readonly DraftPart[], locale: string): DraftPart[] {
  const words = new Map(parts.filter((part) => part.locale === locale && part.translated !== 0).map((part) => [part.key, part.block]));
  return parts
    .filter((part) => part.locale === null)
    .map((source) => ({
      ...source,
      block: translatedBlock(source, ({ path }) => toldIn(words.get(source.key), source.block, path)),
    }));
}

/** Words that are different; one that is empty was not said. */
function saidOtherwise({ piece, title, parts }: ComparedPiece, titles: ReadonlyMap<string, string>): ComparedPiece[] {
  const told = parts.flatMap(({ key, kind, ...part }): ComparedPiece["parts"] => {
    const [before, after] = [part.before || null, part.after || null];
    if (before === after) return [];
    return [{ key, kind, change: before === null ? "added" : after === null ? "removed" : "changed", before, after }];
  });
  return told.length === 0
    ? []
    : [{ piece, title: title === null ? null : title || (titles.get(piece) ?? ""), change: "changed", parts: told }];
}
