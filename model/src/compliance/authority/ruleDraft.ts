import { z } from "zod";
import { authorityAsks, screenerEquipment, screenerRoles } from "./authorityAsks.ts";

const ids = z.array(z.int().positive()).max(10_000).default([]);

/** A rule as it is typed: what it asks for, whom it concerns and what certifies. */
export const ruleDraft = authorityAsks.extend({
  /** The rule as it is stored; none of a new one. */
  id: z.int().positive().nullable().default(null),
  role: z.enum(screenerRoles).default("cabin"),
  equipment: z.enum(screenerEquipment).default("any"),
  companies: ids,
  groups: ids,
  accessLevels: ids,
  programs: ids,
  newPrograms: ids,
});
export type RuleDraft = z.output<typeof ruleDraft>;
