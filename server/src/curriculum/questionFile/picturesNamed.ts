import type { FilePicture } from "@vigil/model/exam/questionFile/fileQuestion";
import { viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { mediaPicture } from "./questionPictures.ts";

/** The pictures or scans for questions that have these names, by name: the domain's own before those of all. */
export async function picturesNamed(
  tx: Tx,
  domainId: number,
  names: readonly string[],
  as: "picture" | "scan",
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`select id, name from media where name = any(${names}) and scope = 'training'
    and hash is not null and data ->> 'mediaType' like ${as === "scan" ? viewsMediaType : "image/%"} and (owner_domain_id = ${domainId} or owner_domain_id is null)
    order by owner_domain_id nulls first, id desc`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The picture that a table of questions calls by its name in the media; null where there is none. */
export const libraryPicture = (
  { asDomain, files }: Pick<House, "asDomain" | "files">,
  domainId: number,
  name: string,
): Promise<FilePicture | null> =>
  asDomain(domainId, async (tx) => mediaPicture(tx, { files }, (await picturesNamed(tx, domainId, [name], "picture")).get(name) ?? null));
