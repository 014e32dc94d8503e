import { sql, type Selectable } from "kysely";
import { sessionSettingsSchema, type SessionSettings } from "@vigil/model/simulator/settings";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Database } from "../storage/database.ts";

export type SessionRow = Omit<Selectable<Database["simulatorSessions"]>, "settings"> & {
  settings: SessionSettings;
  /** Since its start, by the database's clock. */
  elapsedMs: number;
};

/** Receipt minus start: every event of a session is timed by this clock. */
const elapsedMsOf = (session: string) => sql<number>`elapsed_ms(${sql.ref(`${session}.startedAt`)})`;

interface Owner {
  domainId: number;
  userId: number;
}

/** A session of this learner; anybody else's does not exist for them. */
export const ownSession = (tx: Tx, owner: Owner, sessionId: number): Promise<SessionRow> => read(tx, owner, sessionId, false);

/** The same, locked until the transaction ends: whoever seals holds this lock. */
export const lockOwnSession = (tx: Tx, owner: Owner, sessionId: number): Promise<SessionRow> => read(tx, owner, sessionId, true);

async function read(tx: Tx, { domainId, userId }: Owner, sessionId: number, lock: boolean): Promise<SessionRow> {
  const row = await tx
    .selectFrom("simulatorSessions as session")
    .selectAll("session")
    .select(elapsedMsOf("session").as("elapsedMs"))
    .where("session.domainId", "=", domainId)
    .where("session.id", "=", sessionId)
    .where("session.userId", "=", userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, "NotFound");
  return { ...row, settings: sessionSettingsSchema.parse(row.settings) };
}
