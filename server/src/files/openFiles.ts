import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import type { Archives } from "./archives.ts";
import { contentStore } from "./contentStore.ts";
import { directoryArchives } from "./directoryArchives.ts";
import { FilesAway, type AwayReason } from "./filesAway.ts";
import type { Files } from "./files.ts";
import { openBucket, type Bucket } from "./s3/bucket.ts";
import { s3Archives } from "./s3/s3Archives.ts";
import { s3Files } from "./s3/s3Files.ts";

export interface OpenFiles {
  files: Files;
  archives: Archives;
  /** Fails where nothing can be written, with what to look at; a data directory was tried with the settings. */
  probe?: () => Promise<void>;
  /** How often the bucket did not do what it should, by reason; undefined where there is none. */
  filesFailed?: ReadonlyMap<AwayReason, number>;
}

export type FilePlace = Pick<Settings, "dataDirectory" | "s3">;

/** Files and archives of an installation: in the bucket that the settings name, else in the data directory. */
export async function openFiles({ dataDirectory, s3 }: FilePlace, damaged?: (hash: string) => void): Promise<OpenFiles> {
  const [directory, archives] = [join(dataDirectory, "files"), join(dataDirectory, "archives")];
  if (s3 === undefined) return { files: await contentStore(directory, damaged), archives: directoryArchives(archives) };
  const bucket = await openBucket(s3);
  const files = await s3Files(bucket, directory, damaged);
  return { files, archives: s3Archives(bucket, archives, s3.linkMinutes), filesFailed: bucket.failed, probe: () => probe(bucket) };
}

const advice: Partial<Record<AwayReason, string>> = {
  refused: "check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that they may read, write, list and delete there",
  bucket: "make it, or check FILES and AWS_REGION",
  credentials: "set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give this computer a role",
};

/** One object is written, found, and taken away: rights that are missing are told at the start, not to a learner. */
async function probe(bucket: Bucket): Promise<void> {
  const key = `probe-${randomUUID()}`;
  try {
    await bucket.put(key, Buffer.from("x"));
    for await (const { key: found } of bucket.list(key)) await bucket.remove(found);
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    throw new Error(`${error.message} Look at FILES: ${advice[error.reason] ?? "check its address, AWS_ENDPOINT_URL_S3 and AWS_REGION"}.`, {
      cause: error,
    });
  }
}
