import { difficultyBefore, firstRegression } from "@vigil/model/measurement/difficulty/difficultyRegression";
import { sql } from "kysely";
import { readKnown } from "../../../measurement/difficulty/readKnown.ts";
import { writeDifficulties } from "../../../measurement/difficulty/writeScale.ts";
import type { Tx } from "../../../storage/asDomain.ts";

/** What came to a library since its difficulties were worked out gets what its measures say, some thousand images at once; the night does the rest. */
export async function measureNew(tx: Tx, domainId: number, libraryId: number): Promise<void> {
  const { rows } = await sql<{ newest: number | null; measured: number | null }>`
    select (select max(image.id) from images image where image.library_id = ${libraryId} and image.state = 'approved') as newest,
           (select max(kept.image_id) from image_difficulties kept where kept.domain_id = ${domainId} and kept.library_id = ${libraryId}) as measured`.execute(
    tx,
  );
  const { newest = null, measured = null } = rows[0] ?? {};
  if (newest === null || newest <= (measured ?? 0)) return;
  const fit = await tx.selectFrom("difficultyFits").select("regression").where("domainId", "=", domainId).executeTakeFirst();
  const images = await readKnown(tx, libraryId, measured ?? 0);
  const regression = fit?.regression ?? firstRegression;
  await writeDifficulties(
    tx,
    domainId,
    images.map((image) => ({ ...image, ...difficultyBefore(regression, image), answers: 0 })),
  );
}
