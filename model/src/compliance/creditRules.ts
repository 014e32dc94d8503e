import type { ProblemCode } from "../phrases/en/problems.ts";

interface CreditValues {
  readonly quantity: number;
  readonly unlimitedCredits: boolean;
  readonly activationDate: string | null;
  readonly expiryDate: string | null;
  readonly duration: number | null;
  readonly unlimitedDuration: boolean;
}

/** What is wrong with a credit as a whole, and at which field. */
export function creditFault(
  { quantity, unlimitedCredits, activationDate, expiryDate, duration, unlimitedDuration }: CreditValues,
  used: number,
): { field: keyof CreditValues; code: ProblemCode; minimum?: number } | undefined {
  if (!unlimitedCredits && quantity < used) return { field: "quantity", code: "FieldTooSmall", minimum: used };
  if (!unlimitedDuration && duration === null) return { field: "duration", code: "FieldRequired" };
  if (activationDate !== null && expiryDate !== null && expiryDate < activationDate) return { field: "expiryDate", code: "CreditDates" };
  return undefined;
}
