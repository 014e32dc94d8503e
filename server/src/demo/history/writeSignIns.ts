import type { House } from "../../house.ts";
import type { EventOfLog } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";

interface Work {
  startedAt: Date;
  endedAt: Date;
}

/** Nobody goes on with it: what was left alone so long was another sitting. */
const sittingMs = 3_600_000;

/** Stretches of work that lie close together, in order. */
export function sittingsOf(work: readonly Work[]): Work[] {
  const sittings: Work[] = [];
  for (const { startedAt, endedAt } of work.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())) {
    const last = sittings.at(-1);
    if (last && startedAt.getTime() - last.endedAt.getTime() < sittingMs)
      last.endedAt = new Date(Math.max(endedAt.getTime(), last.endedAt.getTime()));
    else sittings.push({ startedAt, endedAt });
  }
  return sittings;
}

/** Whoever worked had signed in. Their sessions have ended, and no cookie leads to them. */
export async function writeSignIns(
  tx: Tx,
  { randomBytes }: Pick<House, "randomBytes">,
  { domainId, userId }: { domainId: number; userId: number },
  sittings: readonly Work[],
): Promise<EventOfLog[]> {
  if (sittings.length === 0) return [];
  const rows = sittings.map(({ startedAt, endedAt }) => {
    const createdAt = new Date(startedAt.getTime() - 45_000);
    const endAt = new Date(endedAt.getTime() + 30_000);
    const tokenHash = Buffer.from(randomBytes(32));
    return {
      domainId,
      userId,
      tokenHash,
      createdAt,
      lastSeenAt: endAt,
      expiresAt: endAt,
      endedAt: endAt,
      endedReason: "signedOut" as const,
    };
  });
  const made = await tx.insertInto("sessions").values(rows).returning("id").execute();
  return made.flatMap(({ id }, index) => {
    const subject = { entity: "userSession", id };
    const { createdAt, endedAt } = rows[index]!;
    return [
      { type: "user.signIn" as const, subject, data: { agent: "" }, at: createdAt },
      { type: "user.signOut" as const, subject, at: endedAt },
    ];
  });
}
