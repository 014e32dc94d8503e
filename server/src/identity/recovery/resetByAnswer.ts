import { textKey } from "@vigil/model/identity/textKey";
import type { House } from "../../house.ts";
import { networkOf } from "../../http/networkOf.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { requireGoodPassword } from "../password/domainPasswordRules.ts";
import { verifyPassword } from "../password/passwordHash.ts";
import { countAddress, countUp, countersNow, subjectHash } from "../signIn/signInCounters.ts";
import { addressSeconds, answersToClose, answerWindowMinutes } from "../signIn/signInLimits.ts";
import { waitBefore } from "../signIn/waitBefore.ts";
import type { Where } from "./askQuestion.ts";
import { recoverable } from "./recoverable.ts";
import { asksQuestions, recoveryDomain } from "./recoveryDomain.ts";
import { setRecoveredPassword } from "./setRecoveredPassword.ts";

interface ByAnswer {
  username: string;
  answer: string;
  newPassword: string;
  domain: string;
}

/** A new password for the right answer. Each answer is counted before it is looked at: of any number of parallel ones five are evaluated. */
export async function resetByAnswer(house: House, given: ByAnswer, where: Where): Promise<void> {
  const { asDomain, settings } = house;
  const domain = await recoveryDomain(house, given.domain, where.address);
  const domainId = domain.id;
  if (!asksQuestions(domain)) throw new Problem(404, "LoginQuestionNotFound");
  requireGoodPassword(domain, given.newPassword, given.username, "newPassword");

  const usernameKey = textKey(given.username);
  const byName = { domainId, kind: "answer" as const, subject: subjectHash(settings.secretKey, "answer", usernameKey) };
  const byAddress = { domainId, kind: "address" as const, subject: subjectHash(settings.secretKey, "address", networkOf(where.address)) };
  const { user, tries, closed } = await asDomain(domainId, async (tx) => {
    const { rows: standing } = await tx.executeQuery(countersNow(tx, domainId, [byAddress, byName]));
    if (standing.some(({ kind, full }) => kind === byAddress.kind && full))
      throw new Problem(429, "TooManyRequests", { retryAfterSeconds: addressSeconds });
    if (standing.some(({ kind, blocked }) => kind === byName.kind && blocked)) return { user: undefined, tries: 0, closed: true };
    const [count, people] = await Promise.all([
      countUp(tx, byName, answerWindowMinutes, answersToClose),
      recoverable(tx, domainId, { usernameKey }),
    ]);
    return { user: people[0], tries: count, closed: count > answersToClose };
  });
  if (closed) throw new Problem(404, "LoginQuestionNotFound");
  await waitBefore(tries);

  if (!(await verifyPassword(user?.securityAnswerHash ?? null, textKey(given.answer))) || user === undefined) {
    await asDomain(domainId, async (tx) => {
      await countAddress(tx, byAddress);
      const actor = { domainId, ...where, ...(user && { userId: user.userId, companyId: user.companyId }) };
      const personal = { username: given.username };
      await writeEvent(tx, actor, { type: "user.refuseRecovery", severity: "warning", error: "LoginAnswerWrong", personal });
    });
    throw new Problem(403, "LoginAnswerWrong", { field: "answer" });
  }
  await setRecoveredPassword(house, domain, user, given.newPassword, where);
}
