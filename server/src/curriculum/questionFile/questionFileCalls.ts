import { z } from "zod";

/** The numbers of questions of a file that are not taken over. */
export const leavingQuery = z.object({
  leave: z
    .string()
    .regex(/^[\d,]*$/u)
    .max(8000)
    .default(""),
});

/** Those of them that are taken. */
export const notLeft = <Sent extends { seen: { number: number } }>(sent: readonly Sent[], leave: string): Sent[] => {
  const left = new Set(leave.split(",").map(Number));
  return sent.filter(({ seen }) => !left.has(seen.number));
};

/** What comes with a file in a call, beside the file. */
export const envelopeBytes = 65_536;
