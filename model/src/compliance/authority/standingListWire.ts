import { z } from "zod";
import type { RulePreview } from "./rulePreviewWire.ts";
import { workStandings, type RuleStanding, type WorkStanding } from "../../reporting/measures/workStanding.ts";

/** What the list of standings can be put in order by. */
export const standingOrders = ["standing", "name", "company", "rule", "owed", "certifiedUntil"] as const;
export type StandingOrder = (typeof standingOrders)[number];

/** What the list is narrowed to; nothing: everybody whom the reader may see. */
export const standingFilter = z.object({
  standing: z.enum(workStandings).optional(),
  ruleId: z.coerce.number().int().positive().optional(),
  companyId: z.coerce.number().int().positive().optional(),
  search: z.string().trim().max(100).default(""),
  order: z.enum(standingOrders).default("standing"),
  direction: z.enum(["asc", "desc"]).default("asc"),
});
export type StandingFilter = z.output<typeof standingFilter>;

/** How somebody stands to one rule today. People are told by their number, as evidence tells them; by name for who may read names. */
export interface StandingLine extends RuleStanding {
  userId: number;
  name: string | null;
  company: string;
}

export interface StandingList {
  rows: StandingLine[];
  count: number;
  /** Whom these lines are about: one person may have several. */
  people: number;
  /** Of all that is found but for the standing, how many stand how. */
  counts: Record<WorkStanding, number>;
  /** The moment that the list is of: now, or where many are looked at when that was done. */
  asOf: string;
  /** By what the list can be narrowed. */
  rules: { id: number; name: string }[];
  companies: { id: number; name: string }[];
  /** Companies with people whom no rule concerns, by name. */
  withoutRule: string[];
}

/** How many may not work today; nothing where many are looked at and nobody has looked for an hour. */
export interface BarredCount {
  people: number | null;
  asOf: string | null;
}

/** How people stand is worked out as they are asked for where they are few; of many what a look has found is kept for a while. */
export interface StandingLook {
  few: boolean;
  /** Of many: the moment that the list would be of; nothing where nothing is kept that may be told. */
  asOf: string | null;
  /** One that is waited for, how far it is, or that it has failed. */
  work: Pick<RulePreview, "state" | "reason" | "done" | "wanted"> | null;
}
