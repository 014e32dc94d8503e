import type { DraftPart } from "./draftPart.ts";

export interface OutlineSection {
  part: DraftPart<"section">;
  pages: DraftPart<"page">[];
}
export interface OutlineUnit {
  part: DraftPart<"unit">;
  sections: OutlineSection[];
}

/** The parts of a piece in their order, in the language of the course. */
export const partsIn = (parts: readonly DraftPart[], piece: string): DraftPart[] =>
  parts
    .filter((part) => part.locale === null && part.piece === piece)
    .toSorted((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1));

/** Units with their sections and pages, in their order. */
export function outlineOf(parts: readonly DraftPart[]): OutlineUnit[] {
  const byPiece = Map.groupBy(
    parts.filter((part) => part.locale === null),
    (part) => part.piece,
  );
  const within = (piece: string) => partsIn(byPiece.get(piece) ?? [], piece);
  return within("outline").map((unit) => ({
    part: unit as DraftPart<"unit">,
    sections: within(unit.key).map((section) => ({
      part: section as DraftPart<"section">,
      pages: within(section.key) as DraftPart<"page">[],
    })),
  }));
}
