import { sourceLanguage } from "@vigil/model/phrases/languages";
import type { Draft, DraftFile, VersionName } from "@vigil/model/authoring/draftWire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { partsQuery, wirePart, type PartRow } from "../change/draftParts.ts";
import { courseOf, findDraft } from "../draftOf.ts";
import { draftReviewOf } from "../review/draftReviewOf.ts";

/** All of a draft: a statement each for the course, the draft, its parts, its files and what stands around it, however long the course is. */
export async function readDraft(tx: Tx, caller: Caller, courseId: number): Promise<Draft> {
  const course = await courseOf(tx, caller, courseId);
  const draft = await findDraft(tx, courseId);
  if (draft === undefined) throw new Problem(404, "CourseDraftMissing");
  const rows = await partsQuery(tx, draft.id).where("gone", "=", false).orderBy("position").orderBy("key").orderBy("locale").execute();
  const files = await tx
    .selectFrom("courseDraftFiles")
    .select(["path", "size", "mediaType"])
    .where("draftId", "=", draft.id)
    .orderBy("path")
    .execute();
  const contents = await tx
    .selectFrom("courseContents")
    .select(["id", "version"])
    .where("id", "in", [draft.contentId ?? 0, course.currentContentId ?? 0])
    .execute();
  const versionName = (id: number | null): VersionName | null => {
    const found = contents.find((content) => content.id === id);
    return found === undefined ? null : { contentId: found.id, version: found.version };
  };
  const source = rows.find(({ locale, key }) => locale === "" && key === "course")?.block;
  const review = await draftReviewOf(tx, caller, draft);
  return {
    courseId,
    name: course.name,
    locale: source !== undefined && "code" in source && "locale" in source ? source.locale : sourceLanguage,
    locales: languagesOf(rows),
    ...review,
    begunFrom: versionName(draft.contentId),
    current: versionName(course.currentContentId),
    parts: ofSources(rows).map(wirePart),
    files: files.map((file) => wireFile(courseId, file)),
  };
}

/** Those that a language of the draft has its name in. */
export const languagesOf = (rows: readonly Pick<PartRow, "locale" | "key">[]): string[] =>
  rows.flatMap(({ locale, key }) => (locale !== "" && key === "course" ? [locale] : [])).toSorted();

/** Translations of what is gone stay in their rows, for when it is brought back; nobody sees them. */
function ofSources(rows: readonly PartRow[]): PartRow[] {
  const there = new Set(rows.flatMap(({ locale, key }) => (locale === "" ? [key] : [])));
  return rows.filter(({ key }) => there.has(key));
}

export const wireFile = (courseId: number, { path, size, mediaType }: { path: string; size: number; mediaType: string }): DraftFile => ({
  path,
  bytes: size,
  mediaType,
  url: `/api/courses/${courseId}/draft/files/${path}`,
});
