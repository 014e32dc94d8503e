import type { House } from "../../house.ts";
import { writeEvent, type Actor } from "../../reporting/writeEvent.ts";
import type { Caller } from "../access/caller.ts";
import type { FoundSession } from "../session/findSession.ts";

type Whose = Pick<NonNullable<FoundSession["view"]>, "domainId" | "userId">;

/** The session has its own eyes again; told once, where the person is. */
export async function endView({ asDomain }: Pick<House, "asDomain">, own: Caller, { domainId, userId }: Whose): Promise<void> {
  const ended = await asDomain(own.homeDomainId, (tx) =>
    tx
      .updateTable("sessions")
      .set({ viewDomainId: null, viewUserId: null, viewUntil: null })
      .where("domainId", "=", own.homeDomainId)
      .where("id", "=", own.sessionId)
      .where("viewUserId", "=", userId)
      .executeTakeFirst(),
  );
  if (ended.numUpdatedRows > 0n) await tellViewEnd({ asDomain }, { ...own, domainId }, { domainId, userId }, own.sessionId);
}

/** Also of a view that ends with its session. */
export const tellViewEnd = (
  { asDomain }: Pick<House, "asDomain">,
  actor: Caller | Actor,
  { domainId, userId }: Whose,
  sessionId: number,
): Promise<void> =>
  asDomain(domainId, (tx) => writeEvent(tx, actor, { type: "user.endView", subject: { entity: "user", id: userId }, data: { sessionId } }));
