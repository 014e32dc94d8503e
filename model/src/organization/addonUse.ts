import { z } from "zod";

/** What stops when a plugin is switched off, and how much of it there is. */
export const addonUseSchema = z.object({
  what: z.enum(["credits", "tableExports", "orders", "courses", "providers", "people"]),
  count: z.int(),
});
export type AddonUse = z.infer<typeof addonUseSchema>;
