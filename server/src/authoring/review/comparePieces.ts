import { comparedPlaces } from "@vigil/model/authoring/comparedPlaces";
import { scanOf } from "@vigil/model/authoring/comparedScans";
import { kindIn, type DraftPart } from "@vigil/model/authoring/draftPart";
import type { ComparedPart, ComparedPiece } from "@vigil/model/authoring/draftReview";
import { outlineOf, partsIn } from "@vigil/model/authoring/outlineOf";
import { plainWords } from "@vigil/model/authoring/partWords";
import { canonicalJson, comparedInOrder, removed, scansOf, type Side } from "./comparedInOrder.ts";

const wholes = ["course", "outline", "objectives", "glossary", "labs", "questions"] as const;

/** What is different between two courses taken apart: what belongs to the whole first, then page by page. What is equal is left out. */
export function comparePieces(before: readonly DraftPart[], after: readonly DraftPart[]): ComparedPiece[] {
  const told = wholes.flatMap((piece): ComparedPiece[] => {
    const parts = comparedByKey(wholeOf(before, piece), wholeOf(after, piece));
    return parts.every(({ change }) => change === "same") ? [] : [{ piece, title: null, change: "changed", parts }];
  });
  const [was, is] = [pagesOf(before), pagesOf(after)];
  const pages = [...is].map(([piece, page]): ComparedPiece => {
    const old = was.get(piece);
    const parts = comparedInOrder(old?.blocks ?? [], page.blocks);
    return { piece, title: page.title, change: old === undefined ? "added" : "changed", parts };
  });
  const gone = [...was].flatMap(([piece, { title, blocks }]): ComparedPiece[] =>
    is.has(piece) ? [] : [{ piece, title, change: "removed", parts: comparedInOrder(blocks, []) }],
  );
  const differs = ({ change, parts }: ComparedPiece) => change !== "changed" || parts.some((part) => part.change !== "same");
  return [...told, ...pages.filter(differs), ...gone];
}

interface PlacedSide extends Side {
  /** The piece it stands in. */
  piece: string;
  block: DraftPart["block"];
}

/** The database and the author of a package write the fields of a block in different orders: its words are told in one, what it is called first. */
const firstFields = ["title", "name", "task", "text", "caption", "description"];
const inOneOrder = (part: DraftPart): DraftPart => ({
  ...part,
  block: JSON.parse(JSON.stringify(part.block, (_, value: unknown) => (isRecord(value) ? ordered(value) : value))) as DraftPart["block"],
});
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const ordered = (fields: Record<string, unknown>): Record<string, unknown> => {
  const rank = (name: string) => (firstFields.includes(name) ? firstFields.indexOf(name) : firstFields.length);
  return Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)));
};

const sideOf = (part: DraftPart): PlacedSide => ({
  key: part.key,
  piece: part.piece,
  kind: kindIn(part.piece, part.key)!,
  words: plainWords(inOneOrder(part)),
  told: canonicalJson(part.block),
  scan: scanOf(part.block),
  block: part.block,
});

function pagesOf(parts: readonly DraftPart[]): Map<string, { title: string; blocks: Side[] }> {
  const blocks = Map.groupBy(parts, ({ piece }) => piece);
  const pages = outlineOf(parts).flatMap(({ sections }) => sections.flatMap((section) => section.pages));
  return new Map(
    pages.map(({ key, block: { title } }) => [key, { title, blocks: partsIn(blocks.get(key) ?? [], key).map((part) => sideOf(part)) }]),
  );
}

function wholeOf(parts: readonly DraftPart[], piece: (typeof wholes)[number]): PlacedSide[] {
  if (piece === "outline")
    return outlineOf(parts).flatMap(({ part, sections }) => [
      sideOf(part),
      ...sections.flatMap((section) => [sideOf(section.part), ...section.pages.map(sideOf)]),
    ]);
  const own = partsIn(parts, piece).map(sideOf);
  // the code of a course is not its author's in a version
  if (piece === "course") return own.map((side) => (side.key === "course" ? { ...side, told: side.words } : side));
  return own;
}

/** Parts with keys that stay: what came, went or says something else, and what stands elsewhere among the others. */
function comparedByKey(before: readonly PlacedSide[], after: readonly PlacedSide[]): ComparedPart[] {
  const was = new Map(before.map((side) => [side.key, side]));
  const is = new Set(after.map(({ key }) => key));
  const bare = (sides: readonly PlacedSide[], others: { has: (key: string) => boolean }) =>
    sides.filter(({ key }) => others.has(key)).map((side) => ({ ...side, told: `${side.piece} ${side.key}` }));
  const moved = new Set(comparedInOrder(bare(before, is), bare(after, was)).flatMap(({ key, change }) => (change === "same" ? [] : [key])));
  const there = after.map((side): ComparedPart => {
    const old = was.get(side.key);
    const change = old === undefined ? "added" : old.told !== side.told ? "changed" : moved.has(side.key) ? "moved" : "same";
    const places = change === "changed" ? comparedPlaces(old?.block, side.block) : [];
    return {
      key: side.key,
      kind: side.kind,
      change,
      before: old?.words ?? null,
      after: side.words,
      ...(places.length === 0 ? {} : { places }),
      ...(change === "changed" || change === "added" ? scansOf(old?.scan, side.scan) : {}),
    };
  });
  const gone = before.filter(({ key }) => !is.has(key));
  return [...there, ...gone.map(removed)];
}
