import type { Enhancement } from "@vigil/model/simulator/enhancements";
import { isTomograph } from "@vigil/model/simulator/consoleNames";
import { shownViews, type SessionSettings } from "@vigil/model/simulator/settings";
import { sql, type Selectable } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { viewFile, type ViewFile } from "../../imageLibrary/image/viewFile.ts";
import { VOLUME_MEDIA_TYPE } from "../../imageLibrary/order/storeVolume.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";
import { visibleSession } from "../review/visibleSession.ts";
import type { SessionRow } from "../sessionRow.ts";

interface Place {
  sessionId: number;
  index: number;
  enhancement?: Enhancement | undefined;
}

/** Which file one view of one image of a session is, for its learner, or for who may look at the sealed session. */
export const sessionView = (tx: Tx, caller: Caller, place: Place & { view: number }): Promise<ViewFile> =>
  sessionFile(tx, caller, place, ({ views }, settings) =>
    viewFile(views.slice(0, shownViews(settings, views.length))[place.view], place.enhancement),
  );

/** And which one its volume is; only the consoles of tomographs show any. */
export const sessionVolume = (tx: Tx, caller: Caller, place: Place): Promise<ViewFile> =>
  sessionFile(tx, caller, place, ({ volume }, { model }) =>
    volume === null || !isTomograph(model) ? undefined : { ...volume, mediaType: VOLUME_MEDIA_TYPE },
  );

type Pictures = Pick<Selectable<Database["images"]>, "views" | "volume">;

async function sessionFile(
  tx: Tx,
  caller: Caller,
  place: Place,
  choose: (image: Pictures, settings: SessionSettings) => ViewFile | undefined,
): Promise<ViewFile> {
  const session = await visibleSession(tx, caller, place.sessionId);
  const image = await tx
    .selectFrom("simulatorDecisions as decision")
    .innerJoin("images as image", "image.id", "decision.imageId")
    .select(["image.views", "image.volume", "decision.issuedAt"])
    .where("decision.domainId", "=", session.domainId)
    .where("decision.startedMonth", "=", session.startedMonth)
    .where("decision.sessionId", "=", session.id)
    .where("decision.position", "=", place.index)
    .executeTakeFirst();
  const stored = image && choose(image, session.settings);
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
