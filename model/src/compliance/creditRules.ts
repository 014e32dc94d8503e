import type { Credit } from "./credit.ts";
import type { ProblemCode } from "../phrases/problemCode.ts";

type CreditValues = Partial<Pick<Credit, "quantity" | "unlimitedCredits" | "duration" | "unlimitedDuration">>;

/** What is wrong with a credit as a whole, and at which field. */
export function creditFault(
  { quantity = 0, unlimitedCredits, duration = null, unlimitedDuration }: CreditValues,
  used: number,
): { field: keyof CreditValues; code: ProblemCode; minimum?: number } | undefined {
  if (unlimitedCredits !== true && quantity < used) return { field: "quantity", code: "FieldTooSmall", minimum: used };
  if (unlimitedDuration !== true && duration === null) return { field: "duration", code: "FieldRequired" };
  return undefined;
}
