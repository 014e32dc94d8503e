import { randomBytes } from "node:crypto";
import { newSessionToken, tokenHash, xsrfTokenOf } from "../../server/src/identity/session/sessionToken.ts";
import { sessionCookieName } from "../../server/src/identity/session/sessionCookie.ts";
import type { House } from "../../server/src/house.ts";

/** Whose company and level they share. */
const student = "student";

export interface BenchLearner {
  userId: number;
  headers: { cookie: string; "x-xsrf-token": string };
}

/** Learners of one company who take the program, each signed in: what signing in costs is another figure (`signin`). */
export async function learners(
  { asDomain, settings }: Pick<House, "asDomain" | "settings">,
  domainId: number,
  programId: number,
  count: number,
): Promise<BenchLearner[]> {
  const tokens = Array.from({ length: count }, () => newSessionToken(domainId, randomBytes(32)));
  const ids = await asDomain(domainId, async (tx) => {
    await tx.updateTable("domains").set({ sessionLimit: 0 }).where("id", "=", domainId).execute();
    const { companyId, accessLevelId } = await tx
      .selectFrom("users")
      .select(["companyId", "accessLevelId"])
      .where("domainId", "=", domainId)
      .where("usernameKey", "=", student)
      .executeTakeFirstOrThrow();
    const users = await tx
      .insertInto("users")
      .values(
        tokens.map((_, number) => ({
          domainId,
          companyId,
          accessLevelId,
          username: `reader${number}`,
          usernameKey: `reader${number}`,
          firstName: "Reader",
          lastName: String(number),
        })),
      )
      .returning("id")
      .execute();
    await tx
      .insertInto("programAssignments")
      .values(users.map(({ id }) => ({ domainId, userId: id, programId, source: "user" as const })))
      .execute();
    await tx
      .insertInto("sessions")
      .values(
        users.map(({ id }, number) => ({
          domainId,
          userId: id,
          tokenHash: tokenHash(tokens[number]!),
          address: "127.0.0.1",
          agent: "bench",
          expiresAt: new Date(Date.now() + 8 * 3_600_000),
        })),
      )
      .execute();
    return users.map(({ id }) => id);
  });
  return ids.map((userId, number) => ({
    userId,
    headers: {
      cookie: `${sessionCookieName(settings)}=${tokens[number]!.text}`,
      "x-xsrf-token": xsrfTokenOf(settings.secretKey, tokens[number]!),
    },
  }));
}
