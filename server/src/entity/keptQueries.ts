import type { Entity } from "@vigil/model/entity/entity";
import { listQuery, type ListParameters, type ListQuery } from "./listQuery.ts";
import type { Steps } from "./view.ts";

type Rights = Parameters<typeof listQuery>[2];

const mostKept = 50;
const longestKept = 500;

/** Reads what is asked of a list, each query string once for the same permissions: what it says never changes. */
export function keptQueries(e: Entity, steps: Readonly<Record<string, Steps>> = {}) {
  const kept = new Map<string, Rights & { query: ListQuery }>();
  return (url: string, parameters: ListParameters, { permissions }: Rights): ListQuery => {
    const asked = url.split("?", 2)[1] ?? "";
    const known = kept.get(asked);
    if (known?.permissions === permissions) return known.query;
    const query = listQuery(e, parameters, { permissions });
    // what is looked up first is no part of the address, and of pages behind another there are too many
    const isWhole = query.filters.every(({ path: { via, name } }) => via === undefined && steps[name] === undefined);
    if (asked.length > longestKept || !isWhole || query.words.length > 0 || query.after !== undefined) return query;
    if (kept.size >= mostKept) kept.clear();
    kept.set(asked, { permissions, query: { ...query, asked } });
    return { ...query, asked };
  };
}
