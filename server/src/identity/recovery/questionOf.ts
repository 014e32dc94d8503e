import { isSecurityQuestion, securityQuestions } from "@vigil/model/identity/securityQuestions";
import type { SecurityQuestion } from "@vigil/model/identity/securityQuestions";
import { createHmac } from "node:crypto";

/** The question of an account; who has none, or is none, has one all the same, always the same one. */
export function questionOf(secretKey: string, domainName: string, usernameKey: string, own: string | null): SecurityQuestion {
  if (own !== null && isSecurityQuestion(own)) return own;
  const digest = createHmac("sha256", secretKey).update(`question ${domainName} ${usernameKey}`).digest();
  return securityQuestions[digest.readUInt32BE(0) % securityQuestions.length]!;
}
