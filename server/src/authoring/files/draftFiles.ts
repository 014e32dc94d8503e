import { readFile } from "node:fs/promises";
import { packageLimits } from "@vigil/model/curriculum/coursePackage";
import { filePath } from "@vigil/model/training/filePath";
import { sql } from "kysely";
import { isActiveDrawing } from "../../curriculum/course/package/packageDrawing.ts";
import { mediaKind } from "../../curriculum/course/package/mediaTypes.ts";
import { recordFile } from "../../files/recordFile.ts";
import type { ReceivedUpload } from "../../http/receivedUpload.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { draftOf } from "../draftOf.ts";
import { draftToSave } from "../draftOf.ts";

interface Uploaded {
  path: string;
  replaces: boolean;
  hash: string;
  size: number;
  mediaType: string;
}

/** A file whose place it takes, or the folder of an exercise of its own, whose page finds its files by their names. */
export interface UploadPlace {
  replace?: string | undefined;
  folder?: string | undefined;
}

/** A file that may be in a course, and holds what its name says; with the name it gets there. */
export async function checkedUpload({ path: at, name, hash, size }: ReceivedUpload, { replace, folder }: UploadPlace): Promise<Uploaded> {
  const kind = mediaKind(name);
  if (kind === undefined || (folder !== undefined && !kind.uses.includes("lab")))
    throw new Problem(422, "CourseDraftFileRefused", { field: "file" });
  if (folder !== undefined && !filePath.safeParse(`${folder}${name}`).success)
    throw new Problem(422, "CourseDraftFileName", { field: "file" });
  const bytes = await readFile(at);
  if (!kind.holds(bytes)) throw new Problem(422, "CourseDraftFileMismatch", { field: "file" });
  if (kind.mediaType === "image/svg+xml" && isActiveDrawing(bytes)) throw new Problem(422, "CourseDraftFileActive", { field: "file" });
  if (replace !== undefined && mediaKind(replace)?.mediaType !== kind.mediaType)
    throw new Problem(422, "CourseDraftFileMismatch", { field: "file" });
  const shown = kind.uses.some((use) => use === "picture" || use === "video" || use === "captions" || use === "scan");
  const kept = folder === undefined ? replace : `${folder}${name}`;
  return {
    path: kept ?? `${shown ? "media" : "attachments"}/${plainName(name)}`,
    replaces: kept !== undefined,
    hash,
    size,
    mediaType: kind.mediaType,
  };
}

/** Letters of other scripts have no place in the names of a package. */
export function plainName(name: string): string {
  const dot = name.lastIndexOf(".");
  const stem = name
    .slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1, dot)
    .normalize("NFKD")
    .replace(/[^\w-]+/gu, "-")
    .split("-")
    .filter((part) => part !== "")
    .join("-")
    .slice(0, 60);
  return `${stem === "" ? "file" : stem}.${name.slice(dot + 1).toLowerCase()}`;
}

/** The same bytes under the same name are there already; other bytes get a name of their own. */
export async function addDraftFile(tx: Tx, caller: Caller, courseId: number, { replaces, ...file }: Uploaded) {
  const draft = await draftToSave(tx, caller, courseId);
  const found = await tx.selectFrom("courseDraftFiles").select(["path", "fileHash", "size"]).where("draftId", "=", draft.id).execute();
  const sum = found.reduce((bytes, { size }) => bytes + size, 0) + file.size;
  if (found.length >= packageLimits.files - 100 || sum > packageLimits.unpackedBytes)
    throw new Problem(413, "CourseDraftFull", { field: "file" });
  if (replaces && !/^(?:locales|labs)\//u.test(file.path) && !found.some(({ path }) => path === file.path))
    throw new Problem(404, "NotFound");
  // a package holds no two of them, and its page would find the one or the other
  const alike = found.find(({ path }) => path !== file.path && path.toLowerCase() === file.path.toLowerCase());
  if (replaces && alike !== undefined)
    throw new Problem(422, "CourseDraftFileCase", { field: "file", details: { name: alike.path.slice(alike.path.lastIndexOf("/") + 1) } });
  const path = replaces ? file.path : freePath(file.path, file.hash, found);
  await recordFile(tx, { hash: file.hash, size: file.size, mediaType: file.mediaType });
  const stored = { fileHash: file.hash, size: file.size, mediaType: file.mediaType };
  await tx
    .insertInto("courseDraftFiles")
    .values({ ownerDomainId: draft.ownerDomainId, draftId: draft.id, path, ...stored })
    .onConflict((same) => same.columns(["draftId", "path"]).doUpdateSet(stored))
    .execute();
  return { path, ...stored };
}

/** A picture of the media, of the domain or of all, as a file of the draft: what becomes of the record is no matter to the course. */
export async function addMediaPicture(tx: Tx, caller: Caller, courseId: number, mediaId: number) {
  const { rows } = await sql<{ name: string; hash: string; mediaType: string; size: number }>`
    select media.name, media.hash, file.size::int as size, media.data ->> 'mediaType' as media_type from media join files file on file.hash = media.hash
     where media.id = ${mediaId} and media.scope = 'training' and media.data ->> 'mediaType' like 'image/%'
       and (media.owner_domain_id = ${caller.domainId} or media.owner_domain_id is null)`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Problem(422, "QuizPictureMissing", { field: "mediaId" });
  const { name, hash, mediaType, size } = found;
  const ending = mediaType.replace("image/", "").replace("svg+xml", "svg").replace("jpeg", "jpg");
  const path = `media/${plainName(name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`)}`;
  return addDraftFile(tx, caller, courseId, { path, replaces: false, hash, size, mediaType });
}

function freePath(path: string, hash: string, found: readonly { path: string; fileHash: string }[]): string {
  const [stem, ending] = [path.slice(0, path.lastIndexOf(".")), path.slice(path.lastIndexOf("."))];
  const taken = new Map(found.map((one) => [one.path.toLowerCase(), one.fileHash]));
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? path : `${stem}-${number}${ending}`;
    const other = taken.get(wanted.toLowerCase());
    if (other === undefined || other === hash) return wanted;
  }
}

export async function removeDraftFile(tx: Tx, caller: Caller, courseId: number, path: string): Promise<void> {
  const draft = await draftOf(tx, caller, courseId);
  const used = await tx
    .selectFrom("courseDraftParts")
    .select(["piece", "key"])
    .where("draftId", "=", draft.id)
    .where("gone", "=", false)
    .where(sql<boolean>`jsonb_path_exists(block, '$.** ? (@ == $path)', jsonb_build_object('path', ${path}::text))`)
    .limit(20)
    .execute();
  if (used.length > 0) throw new Problem(409, "CourseDraftFileUsed", { details: { used } });
  await draftToSave(tx, caller, courseId);
  const { numDeletedRows } = await tx
    .deleteFrom("courseDraftFiles")
    .where("draftId", "=", draft.id)
    .where("path", "=", path)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem(404, "NotFound");
}
