import type { S3Client } from "@aws-sdk/client-s3";
import { createReadStream } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { FilesAway, type AwayReason } from "../filesAway.ts";
import { awayReason, isNoObject, isOutside } from "./awayReason.ts";
import type { S3Place } from "./s3Place.ts";

const MEGABYTE = 1_048_576;
/** What is larger goes in parts, each of which is sent again by itself. */
const PART_BYTES = 8 * MEGABYTE;
const MOST_PARTS = 9000;
/** How often the bytes of an answer are asked for again when the connection breaks behind its beginning. */
const READ_TRIES = 3;

export interface ObjectPart {
  bytes: Buffer;
  /** Of the whole object. */
  size: number;
}

export interface StoredObject {
  key: string;
  size: number;
  writtenAt: Date;
}

/** The few things that are done with a bucket; keys are those below the prefix. Each fails with `FilesAway`, or means what it answers. */
export interface Bucket {
  place: string;
  /** Durable when it answers; the store compares the bytes with their hash, if it can. `fresh`: only where there is none of that name. */
  put: (key: string, bytes: Uint8Array, options?: { sha256?: string; fresh?: boolean }) => Promise<void>;
  putFile: (key: string, file: { path: string; size: number }) => Promise<void>;
  /** undefined = there is no such object; what begins behind its end has no bytes. */
  part: (key: string, start: number, length: number) => Promise<ObjectPart | undefined>;
  size: (key: string) => Promise<number | undefined>;
  /** false = there was nothing to copy. */
  copy: (from: string, to: string) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
  list: (prefix: string) => AsyncGenerator<StoredObject>;
  /** An address at which this one object can be fetched by anybody for so long, under that name. */
  link: (key: string, name: string, seconds: number) => Promise<string>;
  /** How often it failed, by reason. */
  failed: ReadonlyMap<AwayReason, number>;
}

/** The client is loaded here and nowhere else: who has no S3 pays nothing for it. */
export async function openBucket(place: S3Place, { patienceMs = 10_000, pageSize = 1000 } = {}): Promise<Bucket> {
  const s3 = await import("@aws-sdk/client-s3");
  const { region, endpoint, credentials, bucket, prefix } = place;
  const client: S3Client = new s3.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials !== undefined && { credentials }),
    maxAttempts: 3,
    // other stores than Amazon's do not know its newer checksums; what is put carries its SHA-256
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: Math.min(2000, patienceMs),
      requestTimeout: patienceMs,
      socketTimeout: patienceMs,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: 100 },
      httpsAgent: { keepAlive: true, maxSockets: 100 },
    },
  });
  const name = `s3://${bucket}/${prefix}`;
  const failed = new Map<AwayReason, number>();
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  const away = (error: unknown): FilesAway => {
    const reason = awayReason(error);
    failed.set(reason, (failed.get(reason) ?? 0) + 1);
    return new FilesAway(name, reason, error);
  };
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw away(error);
    }
  };
  const unlessNone = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (isNoObject(error)) return undefined;
      throw away(error);
    }
  };

  const readPart = async (key: string, start: number, length: number): Promise<ObjectPart> => {
    try {
      const answer = await client.send(new s3.GetObjectCommand({ ...at(key), Range: `bytes=${start}-${start + length - 1}` }));
      const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
      if (answer.ContentLength !== undefined && answer.ContentLength !== bytes.length) throw new Error("The answer was cut off.");
      return { bytes, size: Number(answer.ContentRange?.split("/")[1] ?? bytes.length) };
    } catch (error) {
      if (isOutside(error)) return { bytes: Buffer.alloc(0), size: start };
      throw error;
    }
  };

  const part: Bucket["part"] = (key, start, length) =>
    unlessNone(async () => {
      for (let tries = 1; ; tries += 1)
        try {
          return await readPart(key, start, length);
        } catch (error) {
          if (tries === READ_TRIES || isNoObject(error) || awayReason(error) !== "away") throw error;
          await setTimeout(100 * tries);
        }
    });

  return {
    place: name,
    failed,
    put: (key, bytes, { sha256, fresh = false } = {}) =>
      ask(async () => {
        await client.send(
          new s3.PutObjectCommand({
            ...at(key),
            Body: bytes,
            ...(sha256 !== undefined && { ChecksumSHA256: Buffer.from(sha256, "hex").toString("base64") }),
            ...(fresh && { IfNoneMatch: "*" }),
          }),
        );
      }),
    putFile: (key, { path, size }) =>
      ask(async () => {
        const { Upload } = await import("@aws-sdk/lib-storage");
        const partSize = Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS));
        await new Upload({ client, partSize, queueSize: 2, params: { ...at(key), Body: createReadStream(path) } }).done();
        const { ContentLength } = await client.send(new s3.HeadObjectCommand(at(key)));
        if (ContentLength !== size) throw new Error(`Of ${size} bytes there are ${ContentLength}.`);
      }),
    part,
    // a question for the head alone would not tell a missing bucket from a missing object
    size: async (key) => (await part(key, 0, 1))?.size,
    copy: async (from, to) => {
      const source = encodeURI(`${bucket}/${prefix}${from}`);
      const again = from === to ? ({ MetadataDirective: "REPLACE" } as const) : {};
      const copied = await unlessNone(() => client.send(new s3.CopyObjectCommand({ ...at(to), CopySource: source, ...again })));
      return copied !== undefined;
    },
    remove: (key) =>
      ask(async () => {
        await client.send(new s3.DeleteObjectCommand(at(key)));
      }),
    async *list(below) {
      let after: string | undefined;
      for (;;) {
        const page = await ask(() =>
          client.send(
            new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, MaxKeys: pageSize, ...(after && { StartAfter: after }) }),
          ),
        );
        for (const { Key, Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          if (Key !== undefined) yield { key: Key.slice(prefix.length), size: Size, writtenAt: LastModified };
        after = page.Contents?.at(-1)?.Key;
        if (page.IsTruncated !== true || after === undefined) return;
      }
    },
    link: (key, as, seconds) =>
      ask(async () => {
        const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
        const fetched = new s3.GetObjectCommand({ ...at(key), ResponseContentDisposition: `attachment; filename="${as}"` });
        return getSignedUrl(client, fetched, { expiresIn: seconds });
      }),
  };
}
