import { captionsIn } from "@vigil/model/authoring/captionsIn";
import { isFilm } from "@vigil/model/curriculum/media";
import { questionFilm, type QuestionFilm } from "@vigil/model/quiz/questionFilm";
import { sql } from "kysely";
import { draftLanguage } from "../draftLanguage.ts";
import type { CourseFilesOf } from "./coursePicture.ts";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** A film that goes along with its question: where its bytes lie, and what is said in it. */
export interface CarriedFilm extends QuestionFilm {
  name: string;
  hash: string;
  mediaType: string;
  bytes: number;
}

type Shown = { file: string; captions: string; description: string };

/** Of a course: its captions are files, in its own language and in those it was translated into. Null where none of them can be read. */
export async function filmOfCourse(tx: Tx, { files }: Pick<House, "files">, of: CourseFilesOf, shown: Shown): Promise<CarriedFilm | null> {
  const kept =
    "draftId" in of ? sql`course_draft_files where draft_id = ${of.draftId}` : sql`course_content_files where content_id = ${of.contentId}`;
  const { rows } = await sql<{ path: string; hash: string; mediaType: string; bytes: number }>`
    select path, file_hash as hash, media_type, size::int as bytes from ${kept}
      and (path in (${shown.file}, ${shown.captions}) or path like ${captionsIn(shown.file, "%")})`.execute(tx);
  const film = rows.find(({ path }) => path === shown.file);
  if (film === undefined || !isFilm(film.mediaType)) return null;
  const own = "draftId" in of ? await draftLanguage(tx, of.draftId) : await contentLanguage(tx, of.contentId);
  const captions: QuestionFilm["captions"] = [];
  for (const { path, hash } of rows.filter((each) => each !== film).toSorted((one) => (one.path === shown.captions ? -1 : 1))) {
    const bytes = await files.open(hash);
    const locale = path === shown.captions ? own : path.split("/")[1]!;
    if (bytes !== undefined) captions.push({ locale, text: Buffer.from(bytes).toString("utf8") });
  }
  const readable = captions.filter(
    (each, at) =>
      captions.findIndex(({ locale }) => locale === each.locale) === at && questionFilm.shape.captions.safeParse([each]).success,
  );
  if (readable.length === 0) return null;
  const { hash, mediaType, bytes } = film;
  return { name: nameOf(shown.file), hash, mediaType, bytes, description: shown.description, captions: readable };
}

/** Of a quiz: it is one of the media, and its captions stand with the question. */
export async function filmOfQuiz(tx: Tx, mediaId: number | null, film: QuestionFilm): Promise<CarriedFilm | null> {
  const { rows } = await sql<{ name: string; hash: string; mediaType: string; bytes: number }>`
    select media.name, media.hash, file.media_type, file.size::int as bytes from media join files file on file.hash = media.hash
     where media.id = ${mediaId}`.execute(tx);
  const [found] = rows;
  return found === undefined || !isFilm(found.mediaType) ? null : { ...found, ...film };
}

async function contentLanguage(tx: Tx, contentId: number): Promise<string> {
  const { locale } = await tx.selectFrom("courseContents").select("locale").where("id", "=", contentId).executeTakeFirstOrThrow();
  return locale;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
