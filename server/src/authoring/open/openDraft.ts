import { sourceLanguage } from "@vigil/model/phrases/languages";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { mediaKind } from "../../curriculum/course/package/mediaTypes.ts";
import type { StoredCourseFile } from "../../curriculum/course/versions/storeContent.ts";
import { recordFile } from "../../files/recordFile.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import { courseOf, findDraft, type CourseRow } from "../draftOf.ts";
import type { NextNumbers } from "@vigil/model/authoring/draftPart";
import type { KeptPart } from "../keptPart.ts";
import { packageCodeOf } from "../packageCodeOf.ts";
import { randomKey } from "../randomKey.ts";
import { partsOf } from "./partsOf.ts";
import { storedSource } from "./storedSource.ts";

export interface Opened {
  parts: KeptPart[];
  next: NextNumbers;
  files: StoredCourseFile[];
}

/** The draft of a course, made of its current version where there is none, or where the last one was published and another version came since. */
export async function openDraft(house: House, caller: Caller, courseId: number): Promise<void> {
  const { course, draft, packageHash } = await asKeeper(house.asDomain, caller, async (tx) => {
    const found = await courseOf(tx, caller, courseId);
    const content = await tx
      .selectFrom("courseContents")
      .select("packageHash")
      .where("id", "=", found.currentContentId ?? 0)
      .executeTakeFirst();
    return { course: found, draft: await findDraft(tx, courseId), packageHash: content?.packageHash ?? null };
  });
  const over = draft !== undefined && draft.state === "published" && draft.contentId !== course.currentContentId;
  if (draft !== undefined && !over) return;
  const opened = packageHash === null ? undefined : await fromPackage(house, packageHash);
  await asKeeper(house.asDomain, caller, async (tx) => {
    await tx.selectFrom("courses").select("id").where("id", "=", courseId).forUpdate().execute();
    const now = await findDraft(tx, courseId);
    if (now !== undefined && now.id !== draft?.id) return;
    if (now !== undefined) await tx.deleteFrom("courseDrafts").where("id", "=", now.id).execute();
    await storeDraft(tx, caller, course, opened ?? (await fromContent(tx, house, course)));
  });
}

/** What its learners have, apart; a package that can no longer be read is no reason to keep an author out. */
export async function fromPackage(house: House, hash: string): Promise<Opened | undefined> {
  if ((await house.files.check(hash)) !== "sound") return undefined;
  return house.files.local(hash, (path) => house.files.filled((directory) => readUpload(house.settings, "courseDraft", path, directory)));
}

export async function fromContent(tx: Tx, house: House, course: CourseRow): Promise<Opened> {
  if (course.currentContentId === null) return emptyCourse(course, sourceLanguage);
  const source = await storedSource(tx, course, course.currentContentId);
  const { parts, next, kept } = partsOf(source, randomKey);
  const files = await tx
    .selectFrom("courseContentFiles")
    .select(["path", "fileHash as hash", "size", "mediaType"])
    .where("contentId", "=", course.currentContentId)
    .execute();
  for (const [path, text] of kept) {
    const bytes = Buffer.from(text);
    files.push({
      path,
      hash: await house.files.put(bytes),
      size: bytes.length,
      mediaType: mediaKind(path)?.mediaType ?? "application/octet-stream",
    });
  }
  return { parts, next, files };
}

/** A course without a page. */
export const emptyCourse = ({ title, code }: Pick<CourseRow, "title" | "code">, locale: string): Opened => ({
  parts: [{ locale: "", piece: "course", key: "course", position: 1, block: { title, code: packageCodeOf(code), locale }, file: null }],
  next: { unit: 1, section: 1, page: 1, lab: 1, question: 1, objective: 1 },
  files: [],
});

export async function storeDraft(tx: Tx, caller: Caller, course: CourseRow, { parts, next, files }: Opened): Promise<void> {
  const { ownerDomainId } = course;
  const { id: draftId } = await tx
    .insertInto("courseDrafts")
    .values({
      ownerDomainId,
      courseId: course.id,
      contentId: course.currentContentId,
      numbers: JSON.stringify(await unusedNumbers(tx, course.id, next)),
      createdBy: caller.userId,
      createdByDomainId: caller.homeDomainId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = JSON.stringify(parts.map((part) => ({ ...part, translated: part.locale === "" ? null : 1 })));
  await sql`insert into course_draft_parts (owner_domain_id, draft_id, locale, key, piece, position, revision, placed, translated, file, block)
    select ${ownerDomainId}::bigint, ${draftId}::bigint, r.locale, r.key, r.piece, r.position, 1, 1, r.translated, r.file, r.block
    from jsonb_to_recordset(${rows}::jsonb) as r(locale text, key text, piece text, position double precision, translated integer, file text, block jsonb)`.execute(
    tx,
  );
  for (const { path, hash, size, mediaType } of files) {
    await recordFile(tx, { hash, size, mediaType });
    await tx.insertInto("courseDraftFiles").values({ ownerDomainId, draftId, path, fileHash: hash, size, mediaType }).execute();
  }
  await writeEvent(tx, caller, {
    type: "course.openDraft",
    subject: { entity: "course", id: course.id },
    data: { contentId: course.currentContentId },
  });
}

/** Behind the numbers of all versions there ever were: what learners have done is known by them. */
export async function unusedNumbers(tx: Tx, courseId: number, next: NextNumbers): Promise<NextNumbers> {
  const most = (path: string) =>
    sql<number>`coalesce((select max(found::int) from course_contents content, jsonb_path_query(content.content, ${sql.lit(path)}) found where content.course_id = ${courseId}), 0)`;
  const { rows } = await sql<NextNumbers>`select ${most("$.units[*].id")} as unit, ${most("$.units[*].sections[*].id")} as section,
    ${most("$.units[*].sections[*].pages[*].id")} as page, ${most("$.labs[*].id")} as lab, ${most("$.objectives[*].id")} as objective,
    coalesce((select max(question_id)::int from content_questions question join course_contents content on content.id = question.content_id
      where content.course_id = ${courseId}), 0) as question`.execute(tx);
  const used = rows[0]!;
  return Object.fromEntries(
    Object.entries(next).map(([kind, number]) => [kind, Math.max(number, used[kind as keyof NextNumbers] + 1)]),
  ) as unknown as NextNumbers;
}
