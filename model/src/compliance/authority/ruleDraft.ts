import { z } from "zod";
import { calendarDate } from "../../values/calendarDate.ts";
import { authorityAsks, screenerEquipment, screenerRoles } from "./authorityAsks.ts";

const ids = z.array(z.int().positive()).max(10_000).default([]);

/** A rule as it is typed: what it asks for, whom it concerns and what certifies. */
export const ruleDraft = authorityAsks.extend({
  /** The rule as it is stored; none of a new one. */
  id: z.int().positive().nullable().default(null),
  /** From when it holds: of a later day people are looked at as of that day. */
  validFrom: calendarDate.nullable().default(null),
  /** It is to be switched off: whom that would free. */
  off: z.boolean().default(false),
  role: z.enum(screenerRoles).default("cabin"),
  equipment: z.enum(screenerEquipment).default("any"),
  companies: ids,
  groups: ids,
  accessLevels: ids,
  programs: ids,
  newPrograms: ids,
});
export type RuleDraft = z.output<typeof ruleDraft>;
