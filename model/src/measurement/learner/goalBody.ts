import { z } from "zod";

/** Nobody is asked to find nothing, nor to stop every innocent bag. */
export const goalBody = z.strictObject({ hitRate: z.int().min(1).max(100), falseAlarmRate: z.int().min(0).max(99) });
