import { sql } from "kysely";
import { courseCategory } from "@vigil/model/simulator/courseCategory";
import { chooseExamImages, chooseImages, type Candidate } from "@vigil/model/simulator/selection";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import { Problem } from "../../problem.ts";
import { poolsFor } from "../../imageLibrary/pool/imagePools.ts";
import type { Tx } from "../../storage/asDomain.ts";

interface Wanted {
  domainId: number;
  userId: number;
  libraryId: number;
  settings: SessionSettings;
}

type Image = Candidate & { difficulty: number };

/**
 * The images of a new session, drawn from those the library has for its kind, and the session's level: their mean difficulty. An exam (or
 * quiz) for which too few are kept does not begin: shorter, or with images of practice, it would be another exam.
 */
export async function choosePaper(tx: Tx, wanted: Wanted, random: () => number): Promise<{ imageIds: number[]; level: number }> {
  const { settings, libraryId } = wanted;
  const { pools, divided } = await poolsFor(tx, libraryId, settings.threatShare === null ? "practice" : "exam");
  const { rows: candidates } = await sql<Image>`
    select image.id, image.kind, image.category, image.difficulty, coalesce(shown.times, 0)::int as seen
      from images image
      left join (${timesShown(wanted)}) shown on shown.image_id = image.id
     where image.library_id = ${wanted.libraryId} and image.state = 'approved' and image.active
       and image.pool = any(${pools}::text[])`.execute(tx);
  // While the generator is still at work a shorter session would be a session the course does not mean.
  const few = candidates.length < settings.numberOfImages;
  if (candidates.length === 0 || (few && (await isGrowing(tx, wanted)))) throw new Problem(412, "ImageLibraryEmpty");
  const afterId = settings.selectionAlgorithm === "sequential" ? await lastShown(tx, wanted) : 0;
  const asCalled = candidates.map((image) => ({ ...image, category: courseCategory(settings.threatCategoryOverrides, image.category) }));
  const { threatShare, selectionAlgorithm } = settings;
  if (divided && few && threatShare !== null) throw new Problem(412, "ExamPoolTooSmall");
  const count = Math.min(settings.numberOfImages, candidates.length);
  const chosen =
    threatShare === null
      ? chooseImages(asCalled, count, selectionAlgorithm, random, afterId)
      : chooseExamImages(asCalled, count, selectionAlgorithm, threatShare, random, afterId);
  if (chosen === null) throw new Problem(412, "ExamPoolTooSmall");
  const imageIds = chosen.map(({ id }) => id);
  const difficulties = candidates.filter(({ id }) => imageIds.includes(id)).map(({ difficulty }) => difficulty);
  return { imageIds, level: Math.round(difficulties.reduce((sum, difficulty) => sum + difficulty, 0) / difficulties.length) };
}

async function isGrowing(tx: Tx, { libraryId }: Wanted): Promise<boolean> {
  const job = await tx
    .selectFrom("libraryJobs")
    .select("id")
    .where("libraryId", "=", libraryId)
    .where("state", "in", ["waiting", "running"])
    .executeTakeFirst();
  return job !== undefined;
}

/** Counted only where the choice depends on it. */
const timesShown = ({ domainId, userId, libraryId, settings }: Wanted) =>
  settings.selectionAlgorithm === "unseen"
    ? sql`select decision.image_id, count(*) as times
        from simulator_sessions session join simulator_decisions decision on decision.domain_id = session.domain_id
          and decision.started_month = session.started_month and decision.session_id = session.id
       where session.domain_id = ${domainId} and session.user_id = ${userId} and session.image_library_id = ${libraryId} group by decision.image_id`
    : sql`select null::bigint as image_id, 0 as times where false`;

async function lastShown(tx: Tx, { domainId, userId, libraryId }: Wanted): Promise<number> {
  const { rows } = await sql<{ imageId: number }>`
    select decision.image_id
      from (select domain_id, started_month, id from simulator_sessions
             where domain_id = ${domainId} and user_id = ${userId} and image_library_id = ${libraryId} order by id desc limit 1) session
      join simulator_decisions decision on decision.domain_id = session.domain_id
        and decision.started_month = session.started_month and decision.session_id = session.id
     order by decision.position desc limit 1`.execute(tx);
  return rows[0]?.imageId ?? 0;
}
