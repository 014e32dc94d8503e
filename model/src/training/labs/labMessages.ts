import { z } from "zod";
import { mostExternalData } from "./labState.ts";

const marked = { vigil: z.literal(1) };
const data = z
  .json()
  .nullable()
  .refine((value) => JSON.stringify(value).length <= mostExternalData, "Too much");

/** What the page of an external lab may tell the course around it. Everything else is passed over. */
export const messageFromLab = z.discriminatedUnion("type", [
  z.strictObject({ ...marked, type: z.literal("labReady") }),
  z.strictObject({ ...marked, type: z.literal("labData"), data }),
  z.strictObject({ ...marked, type: z.literal("labComplete"), data: data.optional() }),
  z.strictObject({ ...marked, type: z.literal("labPage"), labPageId: z.int().min(0).max(2_147_483_647) }),
  z.strictObject({ ...marked, type: z.literal("labHeight"), heightPixels: z.int().min(1).max(10_000) }),
  z.strictObject({ ...marked, type: z.literal("labFailed"), reason: z.string().trim().min(1).max(500) }),
]);
export type MessageFromLab = z.infer<typeof messageFromLab>;

/** What it is told once it is ready: what it kept, and in which language to speak. */
export interface MessageToLab {
  vigil: 1;
  type: "labStart";
  data: unknown;
  complete: boolean;
  /** The page of the lab that was worked on last; null where it has none or begins. */
  labPageId: number | null;
  locale: string;
}
