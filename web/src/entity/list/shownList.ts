import type { ListState } from "./listState.ts";

export interface ShownList {
  /** The query of its address, so that the way back leads to it as it was left. */
  address: Readonly<Record<string, string | undefined>>;
  readonly state: ListState;
}

/** The lists of this visit as they were last on screen, by what they are called in addresses. */
export const shownLists = new Map<string, ShownList>();
