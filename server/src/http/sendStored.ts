import type { FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import type { Files } from "../files/files.ts";
import { Problem } from "../problem.ts";
import { byteRange } from "./byteRange.ts";

/** Text is packed on its way, so its bytes cannot be counted beforehand. */
const packed = /^text\/|^image\/svg|json|javascript/u;

interface Stored {
  files: Files;
  hash: string;
  mediaType: string;
}

/**
 * A stored file, read from the disk as fast as it is taken: all of it, or the part that a player asks for. Its name for caches is its
 * content's, so that a part is only ever put to what it belongs to.
 */
export async function sendStored(request: FastifyRequest, reply: FastifyReply, { files, hash, mediaType }: Stored) {
  const size = await files.size(hash);
  if (size === undefined) throw new Problem(404, "NotFound");
  const isPacked = packed.test(mediaType);
  const etag = `${isPacked ? "W/" : ""}"${hash.slice(0, 32)}"`;
  reply.type(mediaType).header("etag", etag);
  if (isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (isPacked) return request.method === "HEAD" ? reply.send(Readable.from([])) : reply.send(files.stream(hash));

  reply.header("accept-ranges", "bytes");
  const { range, "if-range": ifRange } = request.headers;
  const asked = request.method === "GET" && (ifRange === undefined || ifRange === etag) ? byteRange(range, size) : undefined;
  if (asked === "outside") return reply.code(416).header("content-range", `bytes */${size}`).send();
  if (asked === undefined) {
    reply.header("content-length", size);
    return reply.send(request.method === "HEAD" ? Readable.from([]) : files.stream(hash));
  }
  const { start, end } = asked;
  reply
    .code(206)
    .header("content-range", `bytes ${start}-${end}/${size}`)
    .header("content-length", end - start + 1);
  return reply.send(files.stream(hash, asked));
}

/** Whether the browser has it. Whether it was packed on its way makes no difference to that. */
function isKnown(header: string | undefined, etag: string): boolean {
  const plain = (one: string) => one.trim().replace("W/", "");
  return header !== undefined && (header.trim() === "*" || header.split(",").some((one) => plain(one) === plain(etag)));
}
