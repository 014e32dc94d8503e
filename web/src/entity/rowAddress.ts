import type { ListPlace } from "./list/lists.ts";

/** Where a row leads: to its record, a simulator session to its review. */
export const addressOf = ({ entity, opens }: ListPlace, domain: string, id: number) =>
  opens === "review"
    ? ({ to: "/$domain/simulator/review/$session", params: { domain, session: String(id) } } as const)
    : ({ to: "/$domain/admin/$list/$id", params: { domain, list: entity.url, id: String(id) } } as const);
