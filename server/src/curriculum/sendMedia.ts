import type { MediaScope } from "@vigil/model/curriculum/media";
import type { FastifyReply } from "fastify";
import { sql } from "kysely";
import { sendRange } from "../http/sendRange.ts";
import type { House } from "../house.ts";
import { Problem } from "../problem.ts";

/** What a file may do when it is opened by itself: be looked at. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Wanted {
  domainId: number;
  id: number;
  scope?: MediaScope;
}

/** The file of a media record of this domain or of all. */
export async function sendMedia(house: House, reply: FastifyReply, range: string | undefined, { domainId, id, scope }: Wanted) {
  const found = await house.asDomain(domainId, (tx) =>
    tx
      .selectFrom("media")
      .select(["hash", "data"])
      .where("id", "=", id)
      .where(sql<boolean>`(owner_domain_id = ${domainId} or owner_domain_id is null)`)
      .$if(scope !== undefined, (query) => query.where("scope", "=", scope!))
      .executeTakeFirst(),
  );
  const bytes = found?.hash ? await house.files.open(found.hash) : undefined;
  if (!found || !bytes) throw new Problem(404, "NotFound");
  reply
    .type(found.data.mediaType ?? "application/octet-stream")
    .header("cache-control", "private, no-cache")
    .header("content-security-policy", inert)
    .header("accept-ranges", "bytes");
  return sendRange(reply, bytes, range);
}
