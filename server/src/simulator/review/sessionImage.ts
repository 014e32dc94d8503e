import type { SessionImage } from "@vigil/model/simulator/wire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { openAnswer } from "../open/openSession.ts";
import { review } from "./reviewSession.ts";
import { visibleSession } from "./visibleSession.ts";

/** One image of a session as the session itself has it: its truth only where that may be told. */
export async function sessionImage(
  tx: Tx,
  caller: Caller,
  { sessionId, index }: { sessionId: number; index: number },
): Promise<SessionImage> {
  const session = await visibleSession(tx, caller, sessionId);
  const { images } =
    session.sealedAt === null ? await openAnswer(tx, session) : await review(tx, session, session.userId !== caller.userId);
  const image = images[index];
  if (image === undefined) throw new Problem(404, "SimulatorImageNotFound");
  return image;
}
