import { Readable } from "node:stream";
import { isPicture, media } from "@vigil/model/curriculum/media";
import type { FilePicture } from "@vigil/model/exam/questionFile/fileQuestion";
import { viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import { sql } from "kysely";
import { putMediaFile, type MediaFile } from "../media/putMediaFile.ts";
import { mediaInUse } from "../media/mediaUse.ts";
import { uploadedMedia } from "../media/uploadedMedia.ts";
import { deskOf } from "../../entity/desk.ts";
import { freeName } from "../../entity/freeName.ts";
import { insertRecord } from "../../entity/writeRecords.ts";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

export interface BroughtPicture {
  name: string;
  file: MediaFile;
}

/** A picture as the media keep it; undefined where it is none they take. */
export async function storedPicture(house: House, { name, base64 }: FilePicture): Promise<BroughtPicture | undefined> {
  const received = await house.files.receive(Readable.from([Buffer.from(base64, "base64")]));
  try {
    const file = await uploadedMedia(house, { ...received, name });
    return file.data.mediaType.startsWith("image/") ? { name, file } : undefined;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  } finally {
    await received.drop();
  }
}

/** A scan as the media keep it: views that a question searches. */
export async function storedScan({ files }: Pick<House, "files">, name: string, bytes: Buffer): Promise<BroughtPicture> {
  const data = { fileName: `${name.toLowerCase().replaceAll(" ", "-")}.views`, mediaType: viewsMediaType, bytes: bytes.length };
  return { name, file: { hash: await files.put(bytes), data } };
}

/** Its record in the media list: the one that has it already, or a new one. */
export async function mediaOf(tx: Tx, house: House, caller: Caller, { name, file }: BroughtPicture): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from media where hash = ${file.hash} and scope = 'training'
    and (owner_domain_id = ${caller.domainId} or owner_domain_id is null) order by id limit 1`.execute(tx);
  if (rows[0] !== undefined) return rows[0].id;
  const view = deskOf(house, media, { expressions: { inUse: mediaInUse } }).seenBy(caller);
  const { id } = await insertRecord(
    tx,
    view,
    { name: await freeName(tx, view, name.slice(0, 100) || "picture"), scope: "training" },
    {},
    "import",
  );
  await putMediaFile(tx, view, id, file);
  return id;
}

/** The picture of a media record, for a file, or the scan where that is asked for. */
export async function mediaPicture(
  tx: Tx,
  house: Pick<House, "files">,
  mediaId: number | null,
  as: "picture" | "scan" = "picture",
): Promise<FilePicture | null> {
  if (mediaId === null) return null;
  const found = await tx.selectFrom("media").select(["name", "hash", "data"]).where("id", "=", mediaId).executeTakeFirst();
  const bytes = found?.hash ? await house.files.open(found.hash) : undefined;
  if (found === undefined || bytes === undefined) return null;
  const mediaType = found.data.mediaType ?? "";
  if (as === "scan" ? mediaType !== viewsMediaType : !isPicture(mediaType)) return null;
  const ending = as === "scan" ? "views" : mediaType.replace("image/", "").replace("jpeg", "jpg");
  return {
    name: found.name.toLowerCase().endsWith(`.${ending}`) ? found.name : `${found.name}.${ending}`,
    base64: Buffer.from(bytes).toString("base64"),
  };
}
