import { comparedFiles, comparedLanguages } from "@vigil/model/authoring/comparedBeside";
import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { DraftComparison } from "@vigil/model/authoring/draftReview";
import { contentOfCourse } from "../../curriculum/course/versions/courseVersions.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { courseOf, draftOf, type CourseRow } from "../draftOf.ts";
import { partsOf } from "../open/partsOf.ts";
import { readDraft } from "../open/readDraft.ts";
import { storedSource } from "../open/storedSource.ts";
import { randomKey } from "../randomKey.ts";
import { canonicalJson } from "./comparedInOrder.ts";
import { comparePieces } from "./comparePieces.ts";

/** What is different between a version of the course and another one, or the draft where none is named, in all its languages. */
export async function compareDraft(tx: Tx, caller: Caller, courseId: number, before: number, after?: number): Promise<DraftComparison> {
  const course = await courseOf(tx, caller, courseId);
  const old = await version(tx, course, before);
  const fresh = after === undefined ? await draftSide(tx, caller, courseId) : await version(tx, course, after);
  const ofSource = (parts: readonly DraftPart[]) => parts.filter(({ locale }) => locale === null);
  return {
    before: old.name,
    after: fresh.name,
    pieces: comparePieces(ofSource(old.parts), ofSource(fresh.parts)),
    files: comparedFiles(old.files, fresh.files),
    languages: comparedLanguages(textsOf(old.parts), textsOf(fresh.parts)),
  };
}

interface ComparedSide<Name> {
  name: Name;
  parts: DraftPart[];
  /** What tells the bytes of each. */
  files: Map<string, string>;
}

async function draftSide(tx: Tx, caller: Caller, courseId: number): Promise<ComparedSide<null>> {
  const { id } = await draftOf(tx, caller, courseId);
  const { parts } = await readDraft(tx, caller, courseId);
  const files = await tx.selectFrom("courseDraftFiles").select(["path", "fileHash"]).where("draftId", "=", id).execute();
  return { name: null, parts, files: new Map(files.map(({ path, fileHash }) => [path, fileHash])) };
}

/** A version taken apart as a draft of it would be. */
async function version(tx: Tx, course: CourseRow, contentId: number): Promise<ComparedSide<string>> {
  const { version: name } = await contentOfCourse(tx, course.id, contentId);
  const { parts } = partsOf(await storedSource(tx, course, contentId), randomKey);
  const files = await tx.selectFrom("courseContentFiles").select(["path", "fileHash"]).where("contentId", "=", contentId).execute();
  return {
    name,
    parts: parts.map(({ locale, piece, key, position, block }) => ({
      locale: locale === "" ? null : locale,
      piece,
      key,
      position,
      revision: 1,
      block,
    })),
    files: new Map(files.map(({ path, fileHash }) => [path, fileHash])),
  };
}

/** What is said in each other language, as far as it was translated. */
function textsOf(parts: readonly DraftPart[]): Map<string, string[]> {
  const told = parts.filter(({ locale, translated }) => locale !== null && translated !== 0);
  const grouped = Map.groupBy(told, ({ locale }) => locale!);
  return new Map([...grouped].map(([locale, all]) => [locale, all.map(({ block }) => canonicalJson(block))]));
}
