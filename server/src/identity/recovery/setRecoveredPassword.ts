import { textKey } from "@vigil/model/identity/textKey";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import { readerIn } from "../../mail/composeMail.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { passwordChangedMail } from "../../mail/recoveryMail.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { endSessions } from "../session/endSessions.ts";
import { hashPassword, verifyPassword } from "../password/passwordHash.ts";
import { liftLocks } from "../signIn/liftLocks.ts";
import { forget, subjectHash } from "../signIn/signInCounters.ts";
import type { Where } from "./askQuestion.ts";
import type { Recoverable } from "./recoverable.ts";
import type { RecoveryDomain } from "./recoveryDomain.ts";

/** The end of a recovery: the lock is opened, every session and every other link is over, and the owner is told by mail. */
export async function setRecoveredPassword(
  house: House,
  domain: RecoveryDomain,
  user: Recoverable,
  newPassword: string,
  where: Where,
  link?: { hash: Buffer; invitation: boolean },
): Promise<void> {
  const { asDomain, settings } = house;
  const { userId, companyId, username } = user;
  const domainId = domain.id;
  if (await verifyPassword(user.passwordHash, newPassword)) throw new Problem(422, "PasswordSameAsOld", { field: "newPassword" });
  const passwordHash = await hashPassword(newPassword);
  await asDomain(domainId, async (tx) => {
    if (link !== undefined) await useUp(tx, domainId, link.hash);
    await tx
      .updateTable("users")
      .set({ passwordHash, passwordChangedAt: sql<Date>`now()`, mustChangePassword: false })
      .where("domainId", "=", domainId)
      .where("id", "=", userId)
      .execute();
    await tx.deleteFrom("recoveries").where("domainId", "=", domainId).where("userId", "=", userId).execute();
    await liftLocks(tx, domainId, [userId]);
    await forget(tx, [{ domainId, kind: "answer", subject: subjectHash(settings.secretKey, "answer", textKey(username)) }]);
    await endSessions(tx, domainId, { userId }, "passwordChanged");
    const subject = { entity: "user", id: userId };
    await writeEvent(
      tx,
      { domainId, userId, companyId, ...where },
      link?.invitation === true
        ? { type: "user.acceptInvitation", subject }
        : { type: "user.recover", subject, data: { by: link ? "link" : "answer" } },
    );
    const { email, locale } = user;
    if (email !== null && link?.invitation !== true)
      await queueMail(house, tx, domainId, passwordChangedMail(readerIn({ email, locale }, domain), username));
  });
}

/** Of two who use a link at the same time one finds it used. */
async function useUp(tx: Tx, domainId: number, link: Buffer): Promise<void> {
  const used = await tx
    .updateTable("recoveries")
    .set({ usedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("tokenHash", "=", link)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw new Problem(404, "RecoveryLinkNotFound");
}
