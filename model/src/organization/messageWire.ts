import { z } from "zod";
import { chosenBody } from "../entity/bulk/bulkWire.ts";
import { mostAtOnce } from "../entity/mostAtOnce.ts";

export const longestSubject = 150;
export const longestMessage = 2000;

/** A message to people, in the words of whoever writes it. */
export const messageShape = {
  subject: z.string().trim().min(1).max(longestSubject),
  text: z.string().trim().min(1).max(longestMessage),
};
/** Its people by name, or by the list's filter. */
export const messagePreviewBody = z.union([
  z.strictObject({ ids: z.array(z.int().positive()).min(1).max(mostAtOnce) }),
  z.strictObject({ on: chosenBody }),
]);

/** Whom a message reaches, and who is left out. */
export interface MessageReach {
  /** This installation sends mail. */
  mail: boolean;
  reached: number;
  noAddress: number;
  inactive: number;
}
