import { passwordFaults, passwordRules, securePasswordRules, type PasswordRule } from "@vigil/model/identity/passwordRules";
import { hashPassword } from "../identity/password/passwordHash.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

/** What the domain asks of passwords. */
export async function askedOfPasswords(tx: Tx, domainId: number): Promise<readonly PasswordRule[]> {
  const { secureProfile, passwordComplexity } = await tx
    .selectFrom("domains")
    .select(["secureProfile", "passwordComplexity"])
    .where("id", "=", domainId)
    .executeTakeFirstOrThrow();
  return secureProfile ? securePasswordRules : passwordRules(passwordComplexity);
}

/** A password that an administrator gives: checked against the domain's rules, and hashed. */
export async function givenPassword(tx: Tx, domainId: number, password: string, username: string): Promise<string> {
  const [fault] = passwordFaults(await askedOfPasswords(tx, domainId), password, username);
  if (fault) {
    const { code, ...details } = fault;
    throw new Problem(422, code, { field: "password", details });
  }
  return hashPassword(password);
}
