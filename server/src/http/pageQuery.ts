import { z } from "zod";

/** Which page of something that is told newest first, and how much of it. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(500).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
