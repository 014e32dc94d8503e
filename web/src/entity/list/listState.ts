import type { Entity } from "@vigil/model/entity/entity";
import { deepestRow } from "@vigil/model/entity/deepestRow";
import { filterKeys } from "@vigil/model/entity/filterKeys";
import { parseSort, sortText, type SortKey } from "@vigil/model/entity/listSort";
import { sortablePaths } from "@vigil/model/entity/path";

/** What of a list is in its address, so that it can be linked and "back" works. */
export interface ListState {
  readonly page: number;
  readonly limit: number;
  readonly order: readonly SortKey[];
  readonly search: string;
  /** By filter: `active`, `companyId`, `createdAtFrom`; several values joined by commas. */
  readonly filters: Readonly<Record<string, string>>;
  /** Where a page beyond the reach of page numbers begins. */
  readonly after: string;
}

export const defaultPage = 1;
export const defaultLimit = 20;
export const limits = [20, 50, 100, 200] as const;

/** Filters that say nothing are dropped. */
export const meaningful = (filters: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => entry[1] != null && entry[1].trim() !== ""));

const wholeFrom = (text: string | undefined, least: number, otherwise: number): number => {
  const number = Number(text);
  return Number.isInteger(number) && number >= least ? number : otherwise;
};

/** Reads an address; what it does not understand counts as not there. */
export function readListState(entity: Entity, address: Readonly<Record<string, string | undefined>>): ListState {
  const sortable = sortablePaths(entity);
  const order = parseSort(address["order"] ?? "")?.filter(({ path }) => sortable.includes(path)) ?? [];
  const given = wholeFrom(address["limit"], 1, defaultLimit);
  const limit = limits.some((known) => known === given) ? given : defaultLimit;
  const page = wholeFrom(address["page"], 1, defaultPage);
  return {
    // numbers reach so far; beyond, only a cursor leads
    page: address["after"] ? page : Math.min(page, Math.floor(deepestRow / limit)),
    limit,
    order: order.length > 0 ? order : (parseSort(entity.sortBy) ?? []),
    search: address["search"] ?? "",
    filters: meaningful(Object.fromEntries(filterKeys(entity).map((key) => [key, address[key]]))),
    after: address["after"] ?? "",
  };
}

/** The address of a state, without what is as usual. */
export const writeListState = (entity: Entity, { page, limit, order, search, filters, after }: ListState): Record<string, string> =>
  meaningful({
    ...filters,
    search,
    order: sortText(order) === entity.sortBy ? "" : sortText(order),
    limit: limit === defaultLimit ? "" : String(limit),
    page: page === defaultPage ? "" : String(page),
    after,
  });

/** What the server is asked for: the rows of a page, or of everything found when `paged` is false. */
export function queryOf(state: ListState, fields: readonly string[], { paged = true, exact = false } = {}): string {
  const { page, limit, order, search, filters, after } = state;
  const query = new URLSearchParams({
    ...(paged ? (after ? { after } : { page: String(page) }) : {}),
    ...(paged ? { limit: String(limit) } : {}),
    order: sortText(order),
    ...(fields.length > 0 ? { fields: fields.join(",") } : {}),
    ...meaningful({ search }),
    ...(exact ? { count: "exact" } : {}),
    ...meaningful(filters),
  });
  return query.toString();
}

/** A click on a column's head: ascending, descending, then as the list usually stands. */
export function nextOrder(entity: Entity, order: readonly SortKey[], path: string): readonly SortKey[] {
  const [first] = order;
  if (first?.path !== path) return [{ path, direction: "asc" }];
  if (first.direction === "asc") return [{ path, direction: "desc" }];
  return parseSort(entity.sortBy) ?? [];
}

export const mostSortKeys = 6;

/** A click with Shift: behind the others, then downwards, then no more. */
export function alsoOrder(entity: Entity, order: readonly SortKey[], path: string): readonly SortKey[] {
  const key = order.find((each) => each.path === path);
  if (key === undefined) return order.length < mostSortKeys ? [...order, { path, direction: "asc" }] : order;
  if (key.direction === "asc") return order.map((each) => (each === key ? { path, direction: "desc" } : each));
  const others = order.filter((each) => each !== key);
  return others.length > 0 ? others : (parseSort(entity.sortBy) ?? []);
}
