import { Readable } from "node:stream";
import type { FilePicture } from "@vigil/model/exam/questionFile/fileQuestion";
import type { DraftFile } from "@vigil/model/authoring/draftWire";
import { viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { wireFile } from "../open/readDraft.ts";
import { addDraftFile, checkedUpload } from "./draftFiles.ts";

export type KeptPicture = Awaited<ReturnType<typeof checkedUpload>>;

/** A picture, or a scan, as the files of a draft have it; undefined where it is none they take. */
export async function keptPicture(
  { files }: Pick<House, "files">,
  { name, base64 }: FilePicture,
  as: "picture" | "scan" = "picture",
): Promise<KeptPicture | undefined> {
  const received = await files.receive(Readable.from([Buffer.from(base64, "base64")]));
  try {
    const uploaded = await checkedUpload({ ...received, name }, {});
    if (as === "scan" ? uploaded.mediaType !== viewsMediaType : !uploaded.mediaType.startsWith("image/")) return undefined;
    await received.keep();
    return uploaded;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  } finally {
    await received.drop();
  }
}

/** It among the files of the draft; the picture says nothing of what it shows, so its name stands there until its author does. */
export async function pictureInDraft(
  tx: Tx,
  caller: Caller,
  courseId: number,
  brought: KeptPicture,
): Promise<{ picture: { file: string; description: string }; file: DraftFile }> {
  const added = await addDraftFile(tx, caller, courseId, brought);
  const { path } = added;
  return { picture: { file: path, description: path.slice(path.lastIndexOf("/") + 1) }, file: wireFile(courseId, added) };
}
