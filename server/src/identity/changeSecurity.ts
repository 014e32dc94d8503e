import { isSecurityQuestion } from "@vigil/model/identity/securityQuestions";
import { textKey } from "@vigil/model/identity/textKey";
import type { House } from "../house.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Caller } from "./caller.ts";
import { secureProfileOf } from "./domainPasswordRules.ts";
import { hashPassword, verifyPassword } from "./passwordHash.ts";
import { sessionUser } from "./sessionUser.ts";
import type { SessionUser } from "./sessionUser.ts";
import { takeAttempt } from "./takeAttempt.ts";

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

/** One's own question and answer. They give the account away, so the password is asked first; a wrong one counts as a failed sign-in. */
export async function changeSecurity({ asDomain }: House, caller: Caller, change: SecurityChange): Promise<SessionUser> {
  const { homeDomainId: domainId, userId } = caller;
  const { usernameKey, attempt } = await asDomain(domainId, async (tx) => {
    if (await secureProfileOf(tx, domainId)) throw new Problem(403, "SecurityQuestionsOff");
    const me = await tx
      .selectFrom("users")
      .select("usernameKey")
      .where("domainId", "=", domainId)
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    return { ...me, attempt: await takeAttempt(tx, domainId, me.usernameKey) };
  });
  if (!(await verifyPassword(attempt?.passwordHash ?? null, change.oldPassword)))
    throw new Problem(422, "PasswordOldIncorrect", { field: "oldPassword" });
  const columns = await securityColumns(change);
  return asDomain(domainId, async (tx) => {
    await tx
      .updateTable("users")
      .set({ ...columns, failedSignIns: 0, lockedAt: null })
      .where("domainId", "=", domainId)
      .where("usernameKey", "=", usernameKey)
      .execute();
    await writeEvent(tx, { ...caller, domainId }, { type: "user.changeSecurity", subject: { entity: "user", id: userId } });
    return sessionUser(tx, domainId, userId);
  });
}
