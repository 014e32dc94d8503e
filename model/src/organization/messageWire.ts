import { z } from "zod";

export const longestSubject = 150;
export const longestMessage = 2000;

/** A message to people, in the words of whoever writes it. */
export const messageBody = z.strictObject({
  ids: z.array(z.int().positive()).min(1).max(1000),
  subject: z.string().trim().min(1).max(longestSubject),
  text: z.string().trim().min(1).max(longestMessage),
});
export const messagePreviewBody = messageBody.pick({ ids: true });

/** Whom a message reaches, and who is left out. */
export interface MessageReach {
  /** This installation sends mail. */
  mail: boolean;
  reached: number;
  noAddress: number;
  inactive: number;
}
