import { sql } from "kysely";
import { z } from "zod";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../../house.ts";
import { sendStored } from "../../http/sendStored.ts";

/** What is fetched of what a question shows: the thing itself, or what is said and heard in its film. */
export const shownParts = ["file", "captions"] as const;
export type ShownPart = (typeof shownParts)[number];
export const summaryOf: Record<ShownPart, string> = {
  file: "The picture, scan or film that a question shows",
  captions: "What is said and heard in the film of a question, in the language asked for where it is there",
};

/** A stored file, or captions that stand beside the question itself. */
export interface FoundPart {
  hash: string | null;
  mediaType: string;
  words: string | null;
}

/** Of `question` of a quiz, its `media`, `asked` of a content and its `file`: as `hash`, `media_type` and `words`. */
export const partColumns = (part: ShownPart, locale: string) =>
  part === "file"
    ? sql`coalesce(media.hash, file.file_hash) as hash, coalesce(media.data ->> 'mediaType', file.media_type, 'application/octet-stream') as media_type,
        null::text as words`
    : sql`file.file_hash as hash, coalesce(file.media_type, 'text/vtt') as media_type, (select each ->> 'text'
        from jsonb_array_elements(question.film -> 'captions') with ordinality as said (each, place)
        order by each ->> 'locale' = ${locale} desc, place limit 1) as words`;

/** Where in a package that lies. */
export const partPath = (part: ShownPart, locale: string) =>
  part === "file"
    ? sql`coalesce(asked.body ->> 'file', asked.body -> 'picture' ->> 'file', asked.body -> 'film' ->> 'file')`
    : sql`coalesce(asked.editions -> ${locale}::text -> 'film' ->> 'captions', asked.body -> 'film' ->> 'captions')`;

/** Links: the browser says its domain and language in the address. */
export const partQuery = z.object({ domain: z.string().max(40).optional(), locale: z.string().max(35).default("") });

/** What a file may do when it is opened by itself: be looked at. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: Pick<House, "files">,
  { hash, mediaType, words }: FoundPart,
) {
  reply.header("cache-control", "private, no-cache").header("content-security-policy", inert);
  if (hash === null) return reply.type("text/vtt; charset=utf-8").send(words);
  return sendStored(request, reply, { files, hash, mediaType });
}
