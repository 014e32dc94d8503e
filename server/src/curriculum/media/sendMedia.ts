import type { MediaScope } from "@vigil/model/curriculum/media";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { sendStored } from "../../http/sendStored.ts";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";

/** What a file may do when it is opened by itself: be looked at. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Wanted {
  domainId: number;
  id: number;
  scope?: MediaScope;
}

/** The file of a media record of this domain or of all. */
export async function sendMedia(house: House, request: FastifyRequest, reply: FastifyReply, { domainId, id, scope }: Wanted) {
  const found = await house.asDomain(domainId, (tx) =>
    tx
      .selectFrom("media")
      .select(["hash", "data"])
      .where("id", "=", id)
      .where(sql<boolean>`(owner_domain_id = ${domainId} or owner_domain_id is null)`)
      .$if(scope !== undefined, (query) => query.where("scope", "=", scope!))
      .executeTakeFirst(),
  );
  if (!found?.hash) throw new Problem(404, "NotFound");
  reply.header("cache-control", "private, no-cache").header("content-security-policy", inert);
  return sendStored(request, reply, {
    files: house.files,
    hash: found.hash,
    mediaType: found.data.mediaType ?? "application/octet-stream",
  });
}
