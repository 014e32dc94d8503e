import type { DraftPart } from "@vigil/model/authoring/draftPart";

/** A term has no number, and another key in each version: it is the same one while it is called so, in every language. */
export function keyedTerms(parts: readonly DraftPart[]): DraftPart[] {
  const named = new Map(
    parts.flatMap(({ locale, piece, key, block }) => {
      // of a term that was only begun there may be nothing yet
      const { term = "" } = block as { term?: string };
      return locale === null && piece === "glossary" ? [[key, `term ${term.toLowerCase()}`] as const] : [];
    }),
  );
  return parts.map((part) => ({ ...part, key: named.get(part.key) ?? part.key }));
}
