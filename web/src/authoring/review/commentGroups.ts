import { outlineOf } from "@vigil/model/authoring/outlineOf";
import type { DraftParts } from "../draft/draftParts.ts";
import type { Thread } from "./talk.ts";

export interface CommentGroup {
  piece: string;
  /** The page was deleted. */
  isGone: boolean;
  blocks: { key: string | null; isGone: boolean; threads: Thread[] }[];
}

/** What was said by page in the order of the course, and by block in the order of the page; what is gone comes last. */
export function groupsOf(threads: readonly Thread[], parts: DraftParts): CommentGroup[] {
  const outline = outlineOf(parts.all()).flatMap(({ part, sections }) => [
    part.key,
    ...sections.flatMap((section) => [section.part.key, ...section.pages.map(({ key }) => key)]),
  ]);
  const order = ["course", "objectives", "glossary", "questions", ...outline];
  const rank = (piece: string) => (order.includes(piece) ? order.indexOf(piece) : order.length);
  const byPiece = [...Map.groupBy(threads, ({ first }) => first.piece)].toSorted(([a], [b]) => rank(a) - rank(b));
  return byPiece.map(([piece, own]) => {
    const keys = parts.piece(piece).map(({ key }) => key);
    const place = (key: string | null) => (key === null ? -1 : keys.includes(key) ? keys.indexOf(key) : keys.length);
    const blocks = [...Map.groupBy(own, ({ first }) => first.key)].toSorted(([a], [b]) => place(a) - place(b));
    return {
      piece,
      isGone: rank(piece) === order.length,
      blocks: blocks.map(([key, about]) => ({ key, isGone: key !== null && parts.keyed(key) === undefined, threads: about })),
    };
  });
}
