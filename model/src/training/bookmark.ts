import { z } from "zod";

const id = z.int().min(-1);

/** Where a learner stopped in a course; −1 is a unit exam or the final exam. */
export const bookmarkSchema = z.strictObject({
  unitId: id,
  sectionId: id,
  pageId: id,
  labId: id.optional(),
  labPageId: id.optional(),
  minibook: z.boolean().optional(),
  examType: z.string().max(40).optional(),
  sessionType: z.string().max(40).optional(),
  enforceOrder: z.boolean().optional(),
});
