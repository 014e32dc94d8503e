import { z } from "zod";
import { mostImportColumns } from "../../organization/userImport/importOrder.ts";
import { ofGrammar } from "../../values/grammar.ts";
import { workPresets } from "./guessWorkColumns.ts";
import { workKeys, workTargets } from "./workTarget.ts";

/** How a file of results is to be read. */
export const workOrder = z.strictObject({
  columns: z.array(z.enum(workTargets).nullable()).max(mostImportColumns),
  preset: z.enum(workPresets).default("any"),
  key: z.enum(workKeys).default("username"),
  /** Which of 03/04/2026 is the month. */
  dates: z.enum(["dmy", "mdy"]).default("dmy"),
  /** Whose clock the times were written by; null = that of the place where the person works. */
  zone: ofGrammar(z.string().min(1).max(60), "timeZone").nullable().default(null),
});
export type WorkOrder = z.infer<typeof workOrder>;
