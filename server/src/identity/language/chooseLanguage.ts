import { sql } from "kysely";
import type { House } from "../../house.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Caller } from "../access/caller.ts";
import { sessionUser, type SessionUser } from "../session/sessionUser.ts";

/** The language of one's own account: what the screens speak in every browser, and what mails are written in. */
export const chooseLanguage = (house: House, caller: Caller, locale: string): Promise<SessionUser> => {
  const { homeDomainId: domainId, userId } = caller;
  return house.asDomain(domainId, async (tx) => {
    const mine = tx.selectFrom("users").where("domainId", "=", domainId).where("id", "=", userId);
    const before = await mine.select(["locale", "localeChosen"]).forUpdate().executeTakeFirstOrThrow();
    if (before.locale !== locale || !before.localeChosen)
      await tx
        .updateTable("users")
        .set({ locale, localeChosen: true, revision: sql<number>`revision + 1`, updatedAt: sql<Date>`now()` })
        .where("domainId", "=", domainId)
        .where("id", "=", userId)
        .execute();
    if (before.locale !== locale)
      await writeEvent(
        tx,
        { ...caller, domainId },
        {
          type: "user.update",
          subject: { entity: "user", id: userId },
          data: { fields: ["locale"] },
          personal: { before: { locale: before.locale }, after: { locale } },
        },
      );
    return sessionUser(tx, domainId, userId);
  });
};
