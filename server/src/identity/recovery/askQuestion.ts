import type { SecurityQuestion } from "@vigil/model/identity/securityQuestions";
import { textKey } from "@vigil/model/identity/textKey";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { isBlocked, subjectHash } from "../signIn/signInCounters.ts";
import { mailLinks } from "./mailLinks.ts";
import { questionOf } from "./questionOf.ts";
import { recoverable } from "./recoverable.ts";
import { asksQuestions, recoveryDomain } from "./recoveryDomain.ts";

export interface Where {
  address: string;
  requestId: string;
}

/** The question under a User ID, and a link to its address. The answer and the work are the same whether there is such an account or not. */
export async function askQuestion(
  house: House,
  given: { username: string; domain: string },
  where: Where,
): Promise<SecurityQuestion | null> {
  const { asDomain, settings } = house;
  const domain = await recoveryDomain(house, given.domain, where.address);
  const questions = asksQuestions(domain);
  const mails = settings.smtpUrl !== undefined;
  const usernameKey = textKey(given.username);
  const counter = { domainId: domain.id, kind: "answer" as const, subject: subjectHash(settings.secretKey, "answer", usernameKey) };
  const question = await asDomain(domain.id, async (tx) => {
    const [closed, people] = await Promise.all([isBlocked(tx, counter), recoverable(tx, domain.id, { usernameKey })]);
    if (mails) await mailLinks(house, tx, domain, `name ${usernameKey}`, people, { userIds: false, password: true });
    await writeEvent(
      tx,
      { domainId: domain.id, ...where, ...(people[0] && { userId: people[0].userId, companyId: people[0].companyId }) },
      { type: "user.askRecovery", personal: { username: given.username } },
    );
    return questions && !closed ? questionOf(settings.secretKey, domain.name, usernameKey, people[0]?.securityQuestion ?? null) : null;
  });
  if (question === null && !mails) throw new Problem(404, "LoginQuestionNotFound");
  return question;
}
