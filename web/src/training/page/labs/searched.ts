import type { FoundRegion } from "@vigil/model/training/labs/lab";

/** In shares of its view. */
export interface SearchMark {
  view: number;
  at: [number, number];
}

/** What a searched picture or scan shows, and tells of. */
export interface Searched {
  marks: readonly SearchMark[];
  found: readonly FoundRegion[];
  missed: readonly FoundRegion[];
  /** Undefined where nothing can be marked any more. */
  onMark: ((mark: SearchMark) => void) | undefined;
  onUnmark: (index: number) => void;
}
