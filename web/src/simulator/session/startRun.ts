import type { DecisionBody, SessionStart } from "@vigil/model/simulator/wire";
import type { Journal, JournalEntry } from "../../outbox/journal.ts";
import type { ImageSource } from "../viewer/imageSource.ts";
import { openBag, saveDecision, sealSession, type SessionAddress } from "./sessionCalls.ts";
import { watchActivity } from "../../attempt/watchActivity.ts";
import { wait } from "../../attempt/browserTime.ts";
import { resumed } from "../../attempt/resumed.ts";
import { keptFeedback } from "./keptFeedback.ts";
import { createSessionRun, type SessionRun } from "./sessionRun.ts";

/** Joins what the server stored of a session with what this browser still holds of it. */
export async function startRun(
  address: SessionAddress,
  start: SessionStart,
  userId: number,
  journal: Journal<JournalEntry<DecisionBody>>,
): Promise<SessionRun> {
  const { sessionId } = start;
  const known = await resumed(start, userId, journal);
  return createSessionRun({
    ...known,
    activity: watchActivity(sessionId, known.clock),
    start,
    reading: keptFeedback(sessionId),
    userId,
    journal,
    send: (index, body, signal) => saveDecision(sessionId, index, body, signal),
    open: (index) => openBag(sessionId, index),
    seal: (body) => sealSession(address, body),
    wait,
  });
}

/** Fetches the bag that comes first while the screen for it is made, which asks for the same views: what fails is shown there. */
export function fetchFirstBag(run: SessionRun, { images }: SessionStart, source: ImageSource): void {
  const { machine: session } = run.state.get();
  const views = images[session.phase === "intro" ? 0 : session.index]?.viewConfigs ?? [];
  for (const file of views) source.load(file).catch(() => undefined);
}
