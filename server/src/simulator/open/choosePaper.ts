import { sql, type RawBuilder } from "kysely";
import type { ChoiceReason } from "@vigil/model/simulator/adaptive/chooseAdaptive";
import { courseCategory } from "@vigil/model/simulator/courseCategory";
import { chooseExamImages, chooseImages, type Candidate } from "@vigil/model/simulator/selection";
import { chooseWatch } from "@vigil/model/simulator/watch/chooseWatch";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import { Problem } from "../../problem.ts";
import { poolsFor } from "../../imageLibrary/pool/imagePools.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { chooseForLearner } from "./adaptive/chooseForLearner.ts";
import { shownTo, type Whose } from "./adaptive/readSeen.ts";
import { pickedPaper } from "./pickedPaper.ts";

interface Wanted extends Whose {
  settings: SessionSettings;
  /** Chosen by an author; drawn where there are none. */
  picked?: readonly number[];
}

/**
 * The images of a new session, drawn from those the library has for its kind. An exam (or
 * quiz) for which too few are kept does not begin: shorter, or with images of practice, it would be another exam.
 */
export async function choosePaper(tx: Tx, wanted: Wanted, random: () => number): Promise<{ imageIds: number[]; reasons?: ChoiceReason[] }> {
  const { settings, libraryId } = wanted;
  const purpose = settings.threatShare === null ? "practice" : "exam";
  const { pools, divided } = await poolsFor(tx, libraryId, purpose);
  const shown = mayBeShown(wanted, purpose, pools);
  if (wanted.picked !== undefined && wanted.picked.length > 0) return { imageIds: await pickedPaper(tx, wanted.picked, shown) };
  if (settings.aim !== null) {
    const chosen = await chooseForLearner(tx, { ...wanted, ...settings.aim, count: settings.numberOfImages, shown }, random);
    if (chosen !== null)
      return {
        imageIds: chosen.map(({ id }) => id),
        reasons: chosen.map(({ reason }) => reason),
      };
  }
  const { rows: candidates } = await sql<Candidate>`
    select image.id, image.kind, image.category, coalesce(shown.times, 0)::int as seen, coalesce(shown.latest, 0)::float8 as last_seen
      from images image
      left join (${timesShown(wanted)}) shown on shown.image_id = image.id
     where ${shown}`.execute(tx);
  // While the generator is still at work a shorter session would be a session the course does not mean.
  const few = candidates.length < settings.numberOfImages;
  if (candidates.length === 0 || (few && (await isGrowing(tx, wanted)))) throw new Problem(412, "ImageLibraryEmpty");
  const asCalled = candidates.map((image) => ({ ...image, category: courseCategory(settings.threatCategoryOverrides, image.category) }));
  const { threatShare, selectionAlgorithm, watch } = settings;
  if (divided && few && threatShare !== null) throw new Problem(412, "ExamPoolTooSmall");
  const count = Math.min(settings.numberOfImages, candidates.length);
  const chosen =
    watch !== null
      ? chooseWatch(asCalled, count, selectionAlgorithm, watch, random)
      : threatShare === null
        ? chooseImages(asCalled, count, selectionAlgorithm, random)
        : chooseExamImages(asCalled, count, selectionAlgorithm, threatShare, random);
  if (chosen === null) throw new Problem(412, "ExamPoolTooSmall");
  return { imageIds: chosen.map(({ id }) => id) };
}

/** Articles that are kept to test what was learned are shown in exams alone, and there from either part of the library. */
function mayBeShown({ domainId, libraryId }: Wanted, purpose: "practice" | "exam", pools: readonly string[]): RawBuilder<unknown> {
  const kept = sql`coalesce((select library.transfer_articles from image_libraries library where library.id = ${libraryId}) ? image.article, false)`;
  const inPool = sql`image.pool = any(${pools}::text[])`;
  return sql`image.library_id = ${libraryId} and image.state = 'approved' and image.active
       and not exists (select from images_out gone where gone.domain_id = ${domainId} and gone.image_id = image.id)
       and ${purpose === "practice" ? sql`${inPool} and not ${kept}` : sql`(${inPool} or ${kept})`}`;
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

/** What the learner has seen of a library. */
const timesShown = (whose: Whose) =>
  sql`select decision.image_id, count(*) as times, max(session.id) as latest from ${shownTo(whose)} group by decision.image_id`;
