import { useState } from "react";
import type { Selected } from "../bulk/selected.ts";

export interface Selection {
  /** The page on which each was selected, by id; empty where all that match are selected. */
  readonly pages: ReadonlyMap<number, number>;
  /** All that the list's search and filters find are selected, but those that were taken out. */
  readonly matching: boolean;
  readonly count: number;
  has: (id: number) => boolean;
  /** What is selected, as a call names it. */
  chosen: () => Selected;
  toggle: (id: number, page: number) => void;
  /** All of a page, or none of them when all are selected already. */
  toggleAll: (ids: readonly number[], page: number) => void;
  /** These and no others, in the order of the list with so many on a page. */
  take: (ids: readonly number[], limit: number) => void;
  /** All that these parameters of the list find. */
  takeMatching: (found: Readonly<Record<string, string>>, count: number) => void;
  clear: () => void;
}

interface Matching {
  found: Readonly<Record<string, string>>;
  count: number;
  without: ReadonlySet<number>;
  /** What the list was narrowed to then. */
  shown: string;
}

const none: ReadonlyMap<number, number> = new Map();

/** What is selected by hand survives paging, sorting and filtering; all that match are those that the list is narrowed to. */
export function useSelection(shown: string): Selection {
  const [picked, setPages] = useState<ReadonlyMap<number, number>>(none);
  const [all, setAll] = useState<Matching>();
  const matching = all?.shown === shown ? all : undefined;
  const pages = matching ? none : picked;
  const has = (id: number) => (matching ? !matching.without.has(id) : pages.has(id));
  const takeOut = ({ without, ...rest }: Matching, ids: readonly number[], out: boolean) => {
    const next = new Set(without);
    for (const id of ids) {
      if (out) next.add(id);
      else next.delete(id);
    }
    setAll({ ...rest, without: next });
  };
  return {
    pages,
    matching: matching !== undefined,
    count: matching ? matching.count - matching.without.size : pages.size,
    has,
    chosen: () => {
      if (!matching) return { on: { ids: [...pages.keys()] }, count: pages.size };
      const { found, count, without } = matching;
      return { on: { matching: found, without: [...without], count }, count: count - without.size };
    },
    toggle: (id, page) => {
      if (matching) return takeOut(matching, [id], has(id));
      const next = new Map(pages);
      if (!next.delete(id)) next.set(id, page);
      setPages(next);
    },
    toggleAll: (ids, page) => {
      if (matching) return takeOut(matching, ids, ids.every(has));
      const next = new Map(pages);
      const every = ids.every((id) => next.has(id));
      for (const id of ids) {
        if (every) next.delete(id);
        else if (!next.has(id)) next.set(id, page);
      }
      setPages(next);
    },
    take: (ids, limit) => {
      setAll(undefined);
      setPages(new Map(ids.map((id, index) => [id, Math.floor(index / limit) + 1])));
    },
    takeMatching: (found, count) => {
      setPages(none);
      setAll({ found, count, without: new Set(), shown });
    },
    clear: () => {
      setAll(undefined);
      setPages(none);
    },
  };
}
