import { z } from "zod";
import { dimensions } from "@vigil/model/measurement/observer/dimensions";
import { usualGoal } from "@vigil/model/measurement/observer/measureWire";
import { spanQuery } from "../observer/spanQuery.ts";

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional();

/** Whose measures, of which program, and by which goal they are looked after. */
export const groupAsk = z.object({
  months: spanQuery,
  companyId: id,
  groupId: id,
  programId: id,
  hitRate: z.coerce.number().int().min(1).max(100).default(usualGoal.hitRate),
  falseAlarmRate: z.coerce.number().int().min(0).max(99).default(usualGoal.falseAlarmRate),
});
export type GroupAsk = z.output<typeof groupAsk>;

export const detailAsk = groupAsk.extend({ by: z.enum([...dimensions, "category", "family"]) });
export type DetailAsk = z.output<typeof detailAsk>;
