import { courseCategories } from "@vigil/model/simulator/courseCategory";
import { imageNumber } from "@vigil/model/simulator/imageNumber";
import { markImage } from "@vigil/model/simulator/marking";
import type { SessionImage, SessionStart } from "@vigil/model/simulator/wire";
import { viewConfig } from "../../imageLibrary/image/viewFile.ts";
import { imageStateOf, type PaperImageRow } from "../paper/imagePaper.ts";
import { untold, type StoredTruth } from "../paper/readTruths.ts";
import type { SessionRow } from "../sessionRow.ts";
import type { SessionLibrary } from "./sessionLibrary.ts";

/** A session as the screen gets it. `truths` holds the images whose truth may be told, and no others. */
export function sessionAnswer(
  session: SessionRow,
  { objects, ...library }: SessionLibrary,
  paper: readonly PaperImageRow[],
  truths: ReadonlyMap<number, StoredTruth>,
  isReview: boolean,
): SessionStart {
  const { id, type, unitId, quizId, settings, elapsedMs } = session;
  return {
    sessionId: id,
    itemId: quizId ?? unitId ?? 0,
    type,
    isQuiz: quizId !== null,
    isReview,
    categoryRequired: settings.categoryRequired,
    markRequired: settings.markRequired,
    imageLibrary: { ...library, threatCategories: courseCategories(settings.threatCategoryOverrides, library.threatCategories) },
    objects,
    settings,
    elapsedMs,
    images: paper.map((row) => imageOf(session, row, truths.get(row.imageId))),
  };
}

function imageOf({ id, settings }: SessionRow, row: PaperImageRow, truth: StoredTruth | undefined): SessionImage {
  const address = `/api/training/simulator/sessions/${id}/images/${row.position}`;
  const given = { decision: row.decision, category: row.category, markedLocations: row.marks };
  return {
    index: row.position,
    imageId: imageNumber(id, row.position),
    custom: row.custom,
    bagType: row.bagType,
    manifest: settings.showManifest ? row.manifest : [],
    difficulty: truth === undefined ? null : (row.level ?? truth.difficulty),
    viewConfigs: row.views.map((view, number) => viewConfig(view, number, `${address}/views/${number}`)),
    ...(row.volume === null ? {} : { volume: { url: `${address}/volume`, bytes: row.volume.bytes } }),
    state: { ...imageStateOf(row, truth !== undefined), ...(truth && markImage(truth, given, settings)) },
    json: address,
    ...(truth?.wire ?? untold),
    ...(truth === undefined || row.reason === null ? {} : { reason: row.reason }),
  };
}
