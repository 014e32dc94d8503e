import type { FilePicture } from "@vigil/model/exam/questionFile/fileQuestion";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** Where the files of a course lie: those of its draft, or of one of its versions. */
export type CourseFilesOf = { draftId: number } | { contentId: number };

/** A picture of a course, for a file or to be taken elsewhere. */
export async function coursePicture(
  tx: Tx,
  { files }: Pick<House, "files">,
  of: CourseFilesOf,
  path: string | undefined,
): Promise<FilePicture | null> {
  if (path === undefined) return null;
  const { rows } = await (
    "draftId" in of
      ? sql<{ hash: string }>`select file_hash as hash from course_draft_files where draft_id = ${of.draftId} and path = ${path}`
      : sql<{ hash: string }>`select file_hash as hash from course_content_files where content_id = ${of.contentId} and path = ${path}`
  ).execute(tx);
  const bytes = rows[0] === undefined ? undefined : await files.open(rows[0].hash);
  return bytes === undefined ? null : { name: path.slice(path.lastIndexOf("/") + 1), base64: Buffer.from(bytes).toString("base64") };
}
