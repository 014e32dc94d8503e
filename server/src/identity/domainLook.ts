import { z } from "zod";

/** The colour of a domain's buttons, and a number that changes with its logo. */
export const domainLook = z.object({ colour: z.string().optional(), logo: z.int().optional() });

/** Nothing where a domain looks as Vigil does, which is the usual case. */
export function domainLookOf({ accentColor, logoId }: { accentColor: string; logoId: number | null }): {
  look?: z.infer<typeof domainLook>;
} {
  if (accentColor === "" && logoId === null) return {};
  return { look: { ...(accentColor !== "" && { colour: accentColor }), ...(logoId !== null && { logo: logoId }) } };
}
