import { useState } from "react";

export interface Selection {
  /** The page on which each was selected, by id. */
  readonly pages: ReadonlyMap<number, number>;
  toggle: (id: number, page: number) => void;
  /** All of a page, or none of them when all are selected already. */
  toggleAll: (ids: readonly number[], page: number) => void;
  /** These and no others, in the order of the list with so many on a page. */
  take: (ids: readonly number[], limit: number) => void;
  clear: () => void;
}

/** What is selected survives paging, sorting and filtering. */
export function useSelection(): Selection {
  const [pages, setPages] = useState<ReadonlyMap<number, number>>(new Map());
  return {
    pages,
    toggle: (id, page) => {
      const next = new Map(pages);
      if (!next.delete(id)) next.set(id, page);
      setPages(next);
    },
    toggleAll: (ids, page) => {
      const next = new Map(pages);
      const all = ids.every((id) => next.has(id));
      for (const id of ids) {
        if (all) next.delete(id);
        else if (!next.has(id)) next.set(id, page);
      }
      setPages(next);
    },
    take: (ids, limit) => setPages(new Map(ids.map((id, index) => [id, Math.floor(index / limit) + 1]))),
    clear: () => setPages(new Map()),
  };
}
