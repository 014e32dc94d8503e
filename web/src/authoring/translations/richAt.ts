import { kindIn, type DraftPart } from "@vigil/model/authoring/draftPart";
import type { PartWords } from "@vigil/model/authoring/partWords";

/** Whether a sentence may have bold words, links and terms: running text of a page's blocks. Names and questions are plain. */
export function richAt({ piece, key, block }: DraftPart, path: PartWords["path"]): boolean {
  if (kindIn(piece, key) !== "block") return false;
  const name = path.findLast((step) => typeof step === "string");
  if (name === "items" || name === "head" || name === "rows") return true;
  const parent = path
    .slice(0, -1)
    .reduce<unknown>(
      (one, step) => (typeof one === "object" && one !== null ? (one as Record<string | number, unknown>)[step] : undefined),
      block,
    );
  return name === "text" && !(typeof parent === "object" && parent !== null && "kind" in parent && parent.kind === "heading");
}
