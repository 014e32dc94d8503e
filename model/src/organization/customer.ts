import { z } from "zod";

const value = z.string().max(1000);
const words = value.default("");

/** A new customer: whose it is, its domain, its first company, and who runs it. What each value must be is said by the list it goes to. */
export const customerBody = z.strictObject({
  /** One that is there already, or a new one. */
  organization: z.union([z.strictObject({ id: z.int().positive() }), z.strictObject({ name: words })]),
  domain: z.strictObject({ name: words, title: words, timeZone: value.optional(), locale: value.optional() }),
  company: z.strictObject({ name: words }),
  administrator: z.strictObject({ username: words, firstName: words, lastName: words, email: words }),
});
export type CustomerBody = z.infer<typeof customerBody>;

/** What was made. Without a mail server the link is told once, to be handed over by other means. */
export interface Customer {
  organizationId: number;
  domainId: number;
  /** Its address. */
  domain: string;
  companyId: number;
  userId: number;
  username: string;
  email: string;
  mailed: boolean;
  link?: string;
}
