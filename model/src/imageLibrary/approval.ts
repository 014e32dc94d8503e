import { z } from "zod";

/** Who stands behind an image. Nobody approves what they made themselves. */
export const approvalAnswer = z.object({
  /** null: nobody of this domain, as for the demo's images */
  madeBy: z.string().nullable(),
  mine: z.boolean(),
  approvedBy: z.string().nullable(),
  /** Who decided about it last, whatever it was. */
  decidedBy: z.string().nullable(),
  /** Names of some who may approve a draft; empty for other states, and when there is nobody. */
  approvers: z.array(z.string()),
  /** The image a threat was projected into to make this one. */
  sourceId: z.int().nullable(),
  /** Why it was archived or sent back. */
  reason: z.string(),
});
export type Approval = z.infer<typeof approvalAnswer>;

export const LONGEST_REASON = 500;
