import type { Entity } from "@vigil/model/entity/entity";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { readListState, writeListState, type ListState } from "./listState.ts";

type Change = Partial<ListState>;

/** The state of a list lives in the address. Whatever changes what is found begins at the first page again. */
export function useListState(entity: Entity): [ListState, (change: Change, replace?: true) => void] {
  const navigate = useNavigate();
  const address: Record<string, string | undefined> = useSearch({ strict: false });
  const state = readListState(entity, address);
  const change = (next: Change, replace?: true) => {
    const turning = "page" in next;
    const whole: ListState = { ...state, ...(turning ? {} : { page: 1, after: "" }), ...next };
    void navigate({ to: ".", search: writeListState(entity, whole), replace: replace ?? !turning, resetScroll: false });
  };
  return [state, change];
}
