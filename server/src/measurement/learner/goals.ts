import type { Goal } from "@vigil/model/measurement/observer/measureWire";
import type { Tx } from "../../storage/asDomain.ts";

interface Whose {
  domainId: number;
  userId: number;
}

export async function goalOf(tx: Tx, { domainId, userId }: Whose): Promise<Goal | null> {
  const row = await tx
    .selectFrom("detectionGoals")
    .select(["hitRate", "falseAlarmRate"])
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function setGoal(tx: Tx, { domainId, userId }: Whose, goal: Goal): Promise<void> {
  await tx
    .insertInto("detectionGoals")
    .values({ domainId, userId, ...goal })
    .onConflict((same) => same.columns(["domainId", "userId"]).doUpdateSet({ ...goal, updatedAt: new Date() }))
    .execute();
}

export async function dropGoal(tx: Tx, { domainId, userId }: Whose): Promise<void> {
  await tx.deleteFrom("detectionGoals").where("domainId", "=", domainId).where("userId", "=", userId).execute();
}
