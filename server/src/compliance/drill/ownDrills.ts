import { isDeepStrictEqual } from "node:util";
import type { DrillHandIn, DrillState, OwnDrill } from "@vigil/model/compliance/drill/drillWire";
import type { DrillKind } from "@vigil/model/compliance/drill/drillLines";
import { type DrillTruth, markDrill } from "@vigil/model/compliance/drill/markDrill";
import { sql, type Selectable } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { WorkTables } from "../../storage/workTables.ts";
import type { DrillOrder } from "./drillPictures.ts";

type Row = Selectable<WorkTables["testDrills"]>;
/** A drill that is left open counts no longer than one takes by far. */
const MOST_SECONDS = 1200;
const SHOWN = 50;

const own = (tx: Tx, { domainId, userId }: Caller) =>
  tx.selectFrom("testDrills").selectAll().where("domainId", "=", domainId).where("userId", "=", userId);

const listed = ({ id, kind, startedAt, answeredAt, score, passed }: Row): OwnDrill => ({
  id,
  kind,
  startedAt: new Date(startedAt).toISOString(),
  answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
  score,
  passed,
});

function told(row: Row): DrillState {
  const { answers, decision, truth, part, degree } = row;
  if (answers === null || decision === null) return { ...listed(row), result: null };
  return { ...listed(row), result: { ...markDrill(truth, answers, decision), truth, answers, decision, fault: part ?? "none", degree } };
}

export async function ownDrills(tx: Tx, by: Caller): Promise<OwnDrill[]> {
  const rows = await own(tx, by).orderBy("startedAt", "desc").orderBy("id", "desc").limit(SHOWN).execute();
  return rows.map(listed);
}

export async function openDrill(tx: Tx, by: Caller, kind: DrillKind): Promise<DrillState | undefined> {
  const row = await own(tx, by).where("kind", "=", kind).where("answeredAt", "is", null).executeTakeFirst();
  return row && told(row);
}

async function drillOf(tx: Tx, by: Caller, id: number): Promise<Row> {
  const row = await own(tx, by).where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw new Problem(404, "NotFound");
  return row;
}

export const stateOf = async (tx: Tx, by: Caller, id: number): Promise<DrillState> => told(await drillOf(tx, by, id));

/** What a drill's picture is made of; the well machine is shown when it can help nobody any more. */
export async function orderOf(tx: Tx, by: Caller, id: number, well: boolean): Promise<DrillOrder> {
  const { answeredAt, part, degree, seed } = await drillOf(tx, by, id);
  if (well && answeredAt === null) throw new Problem(409, "DrillOpen");
  const worn = part === null || well ? null : { part, degree: degree as 1 | 2 | 3 };
  return { wear: worn, seed };
}

/** Two tabs that begin at once are given the same one. */
export async function beginDrill(
  tx: Tx,
  by: Caller,
  { kind, wear, seed, truth }: DrillOrder & { kind: DrillKind; truth: DrillTruth },
): Promise<DrillState> {
  if (by.homeDomainId !== by.domainId) throw new Problem(403, "Forbidden");
  const made = await tx
    .insertInto("testDrills")
    .values({
      domainId: by.domainId,
      userId: by.userId,
      kind,
      seed,
      part: wear?.part ?? null,
      degree: wear?.degree ?? 0,
      truth: JSON.stringify(truth),
    })
    .onConflict((open) => open.columns(["domainId", "userId", "kind"]).where("answeredAt", "is", null).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) {
    await writeEvent(tx, by, { type: "testDrill.start", subject: { entity: "testDrill", id: made.id }, about: by.userId, data: { kind } });
    return told(made);
  }
  const open = await openDrill(tx, by, kind);
  if (open === undefined) throw new Problem(409, "DrillAnswered");
  return open;
}

/** What is handed in stands; the same again is answered the same. */
export async function handInDrill(tx: Tx, by: Caller, id: number, { answers, decision }: DrillHandIn): Promise<DrillState> {
  const row = await tx
    .selectFrom("testDrills")
    .selectAll()
    .where("domainId", "=", by.domainId)
    .where("userId", "=", by.userId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, "NotFound");
  if (row.answeredAt !== null) {
    if (isDeepStrictEqual(row.answers, answers) && row.decision === decision) return told(row);
    throw new Problem(409, "DrillAnswered");
  }
  const { score, passed } = markDrill(row.truth, answers, decision);
  const sealed = await tx
    .updateTable("testDrills")
    .set({
      answers: JSON.stringify(answers),
      decision,
      score,
      passed,
      answeredAt: sql`now()`,
      seconds: sql`least(${MOST_SECONDS}, extract(epoch from now() - started_at))::int`,
    })
    .where("domainId", "=", by.domainId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeEvent(tx, by, {
    type: "testDrill.seal",
    subject: { entity: "testDrill", id },
    about: by.userId,
    data: { kind: row.kind, score, passed, decision },
  });
  return told(sealed);
}
