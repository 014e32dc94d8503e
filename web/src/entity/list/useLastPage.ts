import { useEffect } from "react";
import type { Counted } from "./ListCount.tsx";
import type { ListState } from "./listState.ts";

interface LastPage {
  state: ListState;
  change: (change: Partial<ListState>, replace?: true) => void;
  /** Rows of this page; undefined while they are on their way. */
  rows: number | undefined;
  counted: Counted | undefined;
  countExactly: () => void;
}

/** An address, or a deletion, may lead behind the last row: then the last page that has rows takes its place. */
export function useLastPage({ state: { page, limit, after }, change, rows, counted, countExactly }: LastPage): void {
  const beyond = rows === 0 && page > 1 && after === "";
  const uncertain = counted?.certainty !== "exact";
  useEffect(() => {
    if (!beyond || counted === undefined) return;
    if (uncertain) countExactly();
    else change({ page: Math.max(1, Math.min(page - 1, Math.ceil(counted.count / limit))) }, true);
  });
}
