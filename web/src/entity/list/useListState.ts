import type { Entity } from "@vigil/model/entity/entity";
import type { ListView } from "@vigil/model/entity/listView";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { listViewsQuery } from "../views/listViewsQuery.ts";
import { isGone, readViewed, viewAt, writeViewed } from "../views/viewedState.ts";
import type { ListState } from "./listState.ts";
import { shownLists } from "./shownList.ts";

export interface Listed {
  state: ListState;
  change: (change: Partial<ListState>, replace?: true) => void;
  views: readonly ListView[];
  /** The saved view that the address means. */
  view: ListView | undefined;
  /** The address means one that is not there. */
  gone: boolean;
}

/** The state of a list lives in the address, or in the view that it names. Whatever changes what is found begins at the first page again. */
export function useListState(entity: Entity): Listed {
  const navigate = useNavigate();
  const address: Record<string, string | undefined> = useSearch({ strict: false });
  const { data: views } = useSuspenseQuery(listViewsQuery(entity));
  const view = viewAt(entity, address, views);
  const state = readViewed(entity, address, view);
  useEffect(() => void shownLists.set(entity.url, { address, state }));
  const change: Listed["change"] = (next, replace) => {
    const turning = "page" in next;
    const whole: ListState = { ...state, ...(turning ? {} : { page: 1, after: "" }), ...next };
    void navigate({ to: ".", search: writeViewed(entity, whole, view, views), replace: replace ?? !turning, resetScroll: false });
  };
  return { state, change, views, view, gone: isGone(address, views) };
}
