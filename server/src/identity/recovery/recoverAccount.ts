import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Where } from "./askQuestion.ts";
import { mailLinks } from "./mailLinks.ts";
import { recoverable } from "./recoverable.ts";
import { recoveryDomain } from "./recoveryDomain.ts";

interface Asked {
  email: string;
  domain: string;
  userIds: boolean;
  password: boolean;
}

/** What was forgotten goes to the address of the account; whether there is one is said in the mail alone. */
export async function recoverAccount(house: House, { email, domain: name, ...wanted }: Asked, where: Where): Promise<void> {
  if (house.settings.smtpUrl === undefined) throw new Problem(404, "RecoveryWithoutMail");
  const domain = await recoveryDomain(house, name, where.address);
  const emailKey = email.trim().toLowerCase();
  await house.asDomain(domain.id, async (tx) => {
    const people = await recoverable(tx, domain.id, { emailKey });
    await mailLinks(house, tx, domain, `address ${emailKey}`, people, wanted);
    await writeEvent(
      tx,
      { domainId: domain.id, ...where, ...(people[0] && { userId: people[0].userId, companyId: people[0].companyId }) },
      { type: "user.askRecovery", personal: { email: emailKey } },
    );
  });
}
