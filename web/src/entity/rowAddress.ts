import type { ListPlace } from "./list/listPlace.ts";

/** Where a row leads: to its record, or where its place says. */
export const addressOf = ({ entity, place }: ListPlace, domain: string, id: number) =>
  place.opens?.(domain, id) ?? ({ to: "/$domain/admin/$list/$id", params: { domain, list: entity.url, id: String(id) } } as const);
