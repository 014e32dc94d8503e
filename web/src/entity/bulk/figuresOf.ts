import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";

export const isUndone = ({ state }: BulkAct): boolean => state === "undoing" || state === "undone";

/** What an act came to, or its undoing: its figures in the order they are told, and how many it left as they are. */
export function figuresOf(act: BulkAct) {
  if (isUndone(act)) return { left: act.left, figures: [["back", act.back] as const, ["left", act.left] as const] };
  const { changed, same, refused } = act;
  return { left: refused, figures: [["changed", changed] as const, ["same", same] as const, ["refused", refused] as const] };
}
