/** What a page does not take from elsewhere: it is told, never silently lost. */
export const leftKinds = ["pictures", "films", "links", "nesting", "mergedCells", "controls"] as const;
export type LeftKind = (typeof leftKinds)[number];

export interface LeftAway {
  count: (kind: LeftKind) => void;
  counts: () => Partial<Record<LeftKind, number>>;
}

export function leftAway(): LeftAway {
  const counts: Partial<Record<LeftKind, number>> = {};
  return { count: (kind) => (counts[kind] = (counts[kind] ?? 0) + 1), counts: () => counts };
}
