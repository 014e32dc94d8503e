import { kindIn, type DraftPart } from "@vigil/model/authoring/draftPart";
import type { PartWords } from "@vigil/model/authoring/partWords";

/** Whether a sentence may have bold words, links and terms: running text of a page's blocks, and the task of a lab. Names and questions are plain. */
export function richAt({ piece, key, block }: DraftPart, path: PartWords["path"]): boolean {
  const kind = kindIn(piece, key);
  const name = path.findLast((step) => typeof step === "string");
  if (kind === "lab") return name === "task";
  if (kind !== "block") return false;
  if (name === "items" || name === "head" || name === "rows") return true;
  const parent = path
    .slice(0, -1)
    .reduce<unknown>(
      (one, step) => (typeof one === "object" && one !== null ? (one as Record<string | number, unknown>)[step] : undefined),
      block,
    );
  return name === "text" && !(typeof parent === "object" && parent !== null && "kind" in parent && parent.kind === "heading");
}
