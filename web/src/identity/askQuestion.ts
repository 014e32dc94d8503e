import type { SecurityQuestion } from "@vigil/model/identity/securityQuestions";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";

export interface AskedQuestion {
  username: string;
  secretQuestion: string | null;
  question: SecurityQuestion | null;
  /** A link is on its way, if the account has an address. */
  mail: boolean;
}

/** The question of a User ID, whether there is such a one or not. */
export async function askQuestion(domain: string, typed: string): Promise<AskedQuestion> {
  const username = typed.trim();
  if (!username) throw new ApiProblem(422, { code: "ResetUsernameInvalid", field: "username" });
  const asked = await call<Omit<AskedQuestion, "username">>("POST", "user/login/reset", { body: { username, domain } });
  return { ...asked, username };
}
