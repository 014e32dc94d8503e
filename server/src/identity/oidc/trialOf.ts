import { z } from "zod";
import type { House } from "../../house.ts";
import { sentenceOf } from "../../http/sentenceOf.ts";
import { Problem } from "../../problem.ts";
import type { Caller } from "../access/caller.ts";
import { sessionUser } from "../session/sessionUser.ts";
import type { Told } from "./claimsOf.ts";
import { provision } from "./provision.ts";

export const trialSchema = z.object({
  provider: z.string(),
  subject: z.string(),
  claims: z.record(z.string(), z.unknown()),
  signsOut: z.boolean(),
  /** Who they would be here; null = they would be turned away. */
  account: z
    .object({ username: z.string(), firstName: z.string(), lastName: z.string(), accessLevel: z.string(), company: z.string() })
    .nullable(),
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
type Trial = z.infer<typeof trialSchema>;

const undone = new Error("A trial leaves nothing behind.");

/** Somebody's sign-in as it would end, in a transaction that is undone: no account, no link, no session. */
export async function trialOf({ asDomain }: House, { domainId, address, requestId }: Caller, told: Told): Promise<Trial> {
  const trial: Trial = {
    provider: told.provider.name,
    subject: told.subject,
    claims: told.claims,
    signsOut: told.signOutUrl !== null,
    account: null,
    refusal: null,
  };
  try {
    await asDomain(domainId, async (tx) => {
      const { userId } = await provision(tx, { domainId, address, requestId }, told);
      const { username, firstName, lastName, accessLevel, company } = await sessionUser(tx, domainId, userId);
      trial.account = { username, firstName, lastName, accessLevel, company: company.name };
      throw undone;
    });
  } catch (error) {
    if (error instanceof Problem) trial.refusal = { code: error.code, message: sentenceOf(error.code, error.details) };
    else if (error !== undone) throw error;
  }
  return trial;
}
