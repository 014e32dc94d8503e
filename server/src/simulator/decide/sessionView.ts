import type { Enhancement } from "@vigil/model/simulator/enhancements";
import { shownViews } from "@vigil/model/simulator/settings";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { viewFile } from "../../imageLibrary/image/viewFile.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { visibleSession } from "../review/visibleSession.ts";
import type { SessionRow } from "../sessionRow.ts";

interface Place {
  sessionId: number;
  index: number;
  view: number;
  enhancement?: Enhancement | undefined;
}

/** Which file one view of one image of a session is, for its learner, or for who may look at the sealed session. */
export async function sessionView(tx: Tx, caller: Caller, place: Place): Promise<NonNullable<ReturnType<typeof viewFile>>> {
  const session = await visibleSession(tx, caller, place.sessionId);
  const image = await tx
    .selectFrom("simulatorDecisions as decision")
    .innerJoin("images as image", "image.id", "decision.imageId")
    .select(["image.views", "decision.issuedAt"])
    .where("decision.domainId", "=", session.domainId)
    .where("decision.startedMonth", "=", session.startedMonth)
    .where("decision.sessionId", "=", session.id)
    .where("decision.position", "=", place.index)
    .executeTakeFirst();
  const views = image?.views.slice(0, shownViews(session.settings, image.views.length));
  const stored = viewFile(views?.[place.view], place.enhancement);
  if (stored === undefined) throw new Problem(404, "SimulatorImageNotFound");
  if (session.sealedAt === null && image?.issuedAt === null) await stampIssue(tx, session, place.index);
  return stored;
}

/** From here on the learner may know the picture; only the first time counts. */
async function stampIssue(tx: Tx, { domainId, startedMonth, id }: SessionRow, position: number): Promise<void> {
  await tx
    .updateTable("simulatorDecisions")
    .set({ issuedAt: sql`clock_timestamp()` })
    .where("domainId", "=", domainId)
    .where("startedMonth", "=", startedMonth)
    .where("sessionId", "=", id)
    .where("position", "=", position)
    .where("issuedAt", "is", null)
    .where("credit", "is", null)
    .execute();
}
