import { isSecurityQuestion } from "@vigil/model/identity/securityQuestions";
import { textKey } from "@vigil/model/identity/textKey";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Caller } from "../access/caller.ts";
import { hashPassword } from "./passwordHash.ts";
import { forgetOwnTries, ownAccount, proveOwnPassword } from "./proveOwnPassword.ts";
import { sessionUser } from "../session/sessionUser.ts";
import type { SessionUser } from "../session/sessionUser.ts";

export interface SecurityAnswer {
  securityQuestion: string;
  securityAnswer: string;
}

/** What the table keeps of a question and its answer; 422 at the one that is missing. */
export async function securityColumns({ securityQuestion, securityAnswer }: SecurityAnswer) {
  const missing = securityQuestion.trim() === "" ? "securityQuestion" : securityAnswer.trim() === "" ? "securityAnswer" : undefined;
  if (missing) throw new Problem(422, "SecurityQuestionRequired", { field: missing });
  if (!isSecurityQuestion(securityQuestion)) throw new Problem(422, "SecurityQuestionUnknown", { field: "securityQuestion" });
  return { securityQuestion, securityAnswerHash: await hashPassword(textKey(securityAnswer)) };
}

interface SecurityChange extends SecurityAnswer {
  oldPassword: string;
}

/** One's own question and answer. They give the account away, so the password is asked first. */
export async function changeSecurity(house: House, caller: Caller, change: SecurityChange): Promise<SessionUser> {
  const { asDomain } = house;
  const { homeDomainId: domainId, userId } = caller;
  const { secureProfile, username } = await asDomain(domainId, (tx) => ownAccount(tx, caller));
  if (secureProfile) throw new Problem(403, "SecurityQuestionsOff");
  await proveOwnPassword(house, caller, change.oldPassword);
  const columns = await securityColumns(change);
  return asDomain(domainId, async (tx) => {
    await tx.updateTable("users").set(columns).where("domainId", "=", domainId).where("id", "=", userId).execute();
    await forgetOwnTries(tx, house, caller);
    const personal = { username };
    await writeEvent(tx, { ...caller, domainId }, { type: "user.changeSecurity", subject: { entity: "user", id: userId }, personal });
    return sessionUser(tx, domainId, userId);
  });
}
