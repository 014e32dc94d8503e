import type { Entity } from "@vigil/model/entity/entity";
import { isReadable } from "@vigil/model/entity/isReadable";
import { parseSort, sortText } from "@vigil/model/entity/listSort";
import type { ListViewState } from "@vigil/model/entity/listView";
import { listParameters, listQuery } from "../entity/listQuery.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";

/** A view as the list takes it from this caller today, and what of it has to be left away: each part is asked of the list itself. */
export function fitView(e: Entity, caller: Caller, state: ListViewState): { state: ListViewState; left: string[] } {
  const left: string[] = [];
  const keep = (name: string, parameters: Record<string, string>): boolean => {
    const fits = taken(e, caller, parameters);
    if (!fits && !left.includes(name)) left.push(name);
    return fits;
  };
  const order = (parseSort(state.order) ?? []).filter((key) => keep(key.path, { order: sortText([key]) }));
  const columns = state.columns.filter(({ name }) => {
    const field = e.fields[name];
    const shown = field?.list !== undefined && isReadable(field, (permission) => caller.permissions.has(permission as never));
    if (!shown && !left.includes(name)) left.push(name);
    return shown;
  });
  return {
    state: {
      filters: Object.fromEntries(Object.entries(state.filters).filter(([key, value]) => keep(key, { [key]: value }))),
      search: state.search !== "" && keep("search", { search: state.search }) ? state.search : "",
      order: order.length > 0 ? sortText(order) : e.sortBy,
      columns,
      look: state.look,
    },
    left,
  };
}

function taken(e: Entity, caller: Caller, parameters: Record<string, string>): boolean {
  const read = listParameters(e).safeParse(parameters);
  if (!read.success) return false;
  try {
    listQuery(e, read.data, caller);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
