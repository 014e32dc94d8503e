import type { Entity } from "@vigil/model/entity/entity";
import { filterKeys } from "@vigil/model/entity/filterKeys";
import type { ListView } from "@vigil/model/entity/listView";
import { sortText } from "@vigil/model/entity/listSort";
import { readListState, writeListState, type ListState } from "../list/listState.ts";

type Address = Readonly<Record<string, string | undefined>>;

/** Says in an address that the list is meant as it usually stands, though another view would come first. */
const usual = "0";

const says = (entity: Entity, address: Address): boolean => ["search", "order", ...filterKeys(entity)].some((key) => address[key]);

/** The view that an address names; one that says nothing of its own means the one that comes first. */
export function viewAt(entity: Entity, address: Address, views: readonly ListView[]): ListView | undefined {
  const asked = address["view"];
  if (asked !== undefined) return views.find(({ id }) => String(id) === asked);
  return says(entity, address) ? undefined : views.find(({ standard }) => standard);
}

/** Whether an address names a view that is not there. */
export const isGone = (address: Address, views: readonly ListView[]): boolean => {
  const asked = address["view"];
  return asked !== undefined && asked !== usual && !views.some(({ id }) => String(id) === asked);
};

/** As an address says it, and where it says nothing, as its view does. */
export function readViewed(entity: Entity, address: Address, view: ListView | undefined): ListState {
  if (view === undefined || says(entity, address)) return readListState(entity, address);
  const { filters, search, order } = view.state;
  return readListState(entity, { ...address, ...filters, search, order });
}

const sorted = (filters: ListState["filters"]): string => JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether the rows are those of the view, in its order. */
export const finds = (state: ListState, { state: view }: ListView): boolean =>
  state.search === view.search && sortText(state.order) === view.order && sorted(state.filters) === sorted(view.filters);

/** A view as it is kept is named and no more; what was changed since stands beside its name. */
export function writeViewed(
  entity: Entity,
  state: ListState,
  view: ListView | undefined,
  views: readonly ListView[],
): Record<string, string> {
  const whole = writeListState(entity, state);
  if (view === undefined) return says(entity, whole) || !views.some(({ standard }) => standard) ? whole : { ...whole, view: usual };
  if (!finds(state, view)) return { ...whole, order: sortText(state.order), view: String(view.id) };
  const { page, limit, after } = whole;
  return { view: String(view.id), ...(page && { page }), ...(limit && { limit }), ...(after && { after }) };
}
