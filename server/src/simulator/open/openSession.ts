import { sql } from "kysely";
import { usualTime } from "@vigil/model/attempt/extraTime";
import { isTomograph } from "@vigil/model/simulator/consoleNames";
import { isAdaptive } from "@vigil/model/simulator/settings";
import { feedbackAt } from "@vigil/model/simulator/watch/watch";
import { withExtraTime } from "@vigil/model/simulator/withExtraTime";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import type { SessionStart, SessionType } from "@vigil/model/simulator/wire";
import { deadlineOf, openOnce } from "../../attempt/openOnce.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { levelOfImage } from "../../imageLibrary/image/levelOfImage.ts";
import { requireAddon } from "../../identity/access/requireAddon.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { measureNew } from "./adaptive/measureNew.ts";
import { choosePaper } from "./choosePaper.ts";
import { extraTimeOf } from "../../training/extraTimeOf.ts";
import { readImagePaper } from "../paper/imagePaper.ts";
import { readTruths } from "../paper/readTruths.ts";
import { sessionAnswer } from "./sessionAnswer.ts";
import { sessionLibrary } from "./sessionLibrary.ts";
import { sessionRows, type SessionRow } from "../sessionRow.ts";

/** Where a session belongs: a unit of a course, or a quiz. One learner has one open session at each place. */
export type SessionPlace = { type: SessionType } & (
  | { courseStatusId: number; unitId: number; quizId: null }
  | { courseStatusId: null; unitId: null; quizId: number }
);

/** Opens a session and writes its paper: which images, in which order. */
export async function openSession(
  tx: Tx,
  caller: Caller,
  place: SessionPlace,
  {
    libraryId,
    settings: usual,
    courseId,
    picked = [],
  }: { libraryId: number; settings: SessionSettings; courseId: number; picked?: readonly number[] },
  random: () => number,
): Promise<SessionRow> {
  const { domainId, userId } = caller;
  await requirePlugins(tx, domainId, place, usual);
  const extraTime = await extraTimeOf(tx, caller);
  const settings = withExtraTime(usual, extraTime);
  if (settings.aim !== null) await measureNew(tx, domainId, libraryId);
  const { imageIds, reasons } = await choosePaper(tx, { domainId, userId, libraryId, settings, picked }, random);
  return openOnce(tx, caller, sessionRows, place, {
    insert: () =>
      tx
        .insertInto("simulatorSessions")
        .values({
          ...place,
          domainId,
          userId,
          imageLibraryId: libraryId,
          settings: withLevel({ ...settings, numberOfImages: imageIds.length }, imageIds),
          startedAt: sql`now()`,
          watch: settings.watch !== null,
          deadlineAt: deadlineOf(settings.sessionTimerMs),
          createdBy: userId,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(["id", "startedMonth"])
        .executeTakeFirst(),
    write: async ({ id, startedMonth }) => {
      await sql`insert into simulator_decisions (domain_id, started_month, session_id, position, image_id, reason, level)
        select ${domainId}, ${startedMonth}::date, ${id}, paper.position - 1, paper.image_id, paper.reason, ${levelOfImage("image")}
          from unnest(${imageIds}::bigint[], ${imageIds.map((_, position) => reasons?.[position] ?? null)}::text[])
            with ordinality as paper(image_id, reason, position) join images image on image.id = paper.image_id`.execute(tx);
      const { type, unitId, quizId } = place;
      await writeEvent(tx, caller, {
        type: "simulatorSession.start",
        subject: { entity: "simulatorSession", id },
        data: {
          type,
          courseId,
          ...(quizId === null ? { unitId } : { quizId }),
          images: imageIds.length,
          ...(extraTime > usualTime ? { extraTime } : {}),
        },
      });
    },
  });
}

/** The session's level: the mean of its images', as they are when it is drawn. */
const withLevel = (settings: SessionSettings, imageIds: readonly number[]) =>
  sql<string>`${JSON.stringify(settings)}::jsonb || jsonb_build_object('level',
    (select round(avg(${levelOfImage("image")}))::integer from images image where image.id = any(${imageIds}::bigint[])))`;

/** What a domain switched off begins no more; a session that has begun goes on. */
async function requirePlugins(tx: Tx, domainId: number, { type }: SessionPlace, settings: SessionSettings): Promise<void> {
  if (isTomograph(settings.model)) await requireAddon(tx, domainId, "consoles3d", "ConsoleSwitchedOff");
  if (type === "Practice" && isAdaptive(settings.selectionAlgorithm))
    await requireAddon(tx, domainId, "adaptivePractice", "AdaptivePracticeOff");
}

/** An open session as its learner gets it, with what is stored of it so far. */
export async function openAnswer(tx: Tx, session: SessionRow): Promise<SessionStart> {
  const [paper, library] = await Promise.all([readImagePaper(tx, session), sessionLibrary(tx, session.imageLibraryId)]);
  const told = paper
    .filter(({ decision, position }) => decision !== null && feedbackAt(session.settings, position))
    .map(({ imageId }) => imageId);
  return sessionAnswer(session, library, paper, await readTruths(tx, session.settings, told), false);
}
