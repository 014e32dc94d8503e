import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { DraftComparison } from "@vigil/model/authoring/draftReview";
import { contentOfCourse } from "../../curriculum/course/versions/courseVersions.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { courseOf, type CourseRow } from "../draftOf.ts";
import { partsOf } from "../open/partsOf.ts";
import { readDraft } from "../open/readDraft.ts";
import { storedSource } from "../open/storedSource.ts";
import { randomKey } from "../randomKey.ts";
import { comparePieces } from "./comparePieces.ts";

/** What is different between a version of the course and another one, or the draft where none is named, in the language it is written in. */
export async function compareDraft(tx: Tx, caller: Caller, courseId: number, before: number, after?: number): Promise<DraftComparison> {
  const course = await courseOf(tx, caller, courseId);
  const old = await version(tx, course, before);
  const fresh =
    after === undefined ? { name: null, parts: (await readDraft(tx, caller, courseId)).parts } : await version(tx, course, after);
  return { before: old.name, after: fresh.name, pieces: comparePieces(old.parts, fresh.parts) };
}

/** A version taken apart as a draft of it would be. */
async function version(tx: Tx, course: CourseRow, contentId: number): Promise<{ name: string; parts: DraftPart[] }> {
  const { version: name } = await contentOfCourse(tx, course.id, contentId);
  const { parts } = partsOf(await storedSource(tx, course, contentId), randomKey);
  return {
    name,
    parts: parts.flatMap(({ locale, piece, key, position, block }) =>
      locale === "" ? [{ locale: null, piece, key, position, revision: 1, block }] : [],
    ),
  };
}
