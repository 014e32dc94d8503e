import { passwordFaults, passwordRules, securePasswordRules } from "@vigil/model/identity/passwordRules";
import type { PasswordRule } from "@vigil/model/identity/passwordRules";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

interface DomainPolicy {
  secureProfile: boolean;
  passwordComplexity: string;
}

export const domainPasswordRules = ({ secureProfile, passwordComplexity }: DomainPolicy): readonly PasswordRule[] =>
  secureProfile ? securePasswordRules : passwordRules(passwordComplexity);

/** 422 at `field` with the first rule that is broken, and all of them in the details. Also for a password an administrator gives. */
export function requireGoodPassword(policy: DomainPolicy, password: string, username: string, field: string): void {
  const faults = passwordFaults(domainPasswordRules(policy), password, username);
  const [first] = faults;
  if (first) throw new Problem(422, first.code, { field, details: { minimum: first.minimum, maximum: first.maximum, faults } });
}

/** Longer passwords, and no security questions. */
export async function secureProfileOf(tx: Tx, domainId: number): Promise<boolean> {
  const { secureProfile } = await tx.selectFrom("domains").select("secureProfile").where("id", "=", domainId).executeTakeFirstOrThrow();
  return secureProfile;
}
