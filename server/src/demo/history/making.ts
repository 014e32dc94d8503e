import type { House } from "../../house.ts";

/** What everything of a history is made with. */
export type Making = Pick<House, "randomBytes"> & { domainId: number; now: Date };

export const dayMs = 86_400_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
