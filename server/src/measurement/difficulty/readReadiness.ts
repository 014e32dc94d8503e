import type { AdaptiveReadiness } from "@vigil/model/measurement/difficulty/difficultyWire";
import { adaptiveLack, type LibraryCounts } from "@vigil/model/simulator/adaptive/adaptiveFits";
import { simulatorConfigurationSchema } from "@vigil/model/simulator/settings";
import { sql } from "kysely";
import { poolsFor } from "../../imageLibrary/pool/imagePools.ts";
import { seenLibrary } from "../../imageLibrary/seenLibrary.ts";
import type { Tx } from "../../storage/asDomain.ts";

const usual = simulatorConfigurationSchema.parse({});

/** By what may be shown in practice, and by a session as it is where nothing is configured. */
export async function readReadiness(tx: Tx, libraryId: number): Promise<AdaptiveReadiness> {
  await seenLibrary(tx, libraryId);
  const { pools } = await poolsFor(tx, libraryId, "practice");
  const { rows } = await sql<LibraryCounts>`
    select count(*) filter (where image.kind = 'threat')::int as threats, count(*) filter (where image.kind = 'innocent')::int as innocents,
           count(distinct image.category)::int as categories, count(distinct image.article)::int as articles
      from images image join image_libraries library on library.id = image.library_id
     where image.library_id = ${libraryId} and image.state = 'approved' and image.active and image.pool = any(${pools}::text[])
       and not coalesce(library.transfer_articles ? image.article, false)`.execute(tx);
  const [images, threatShare] = [usual.practiceNumberOfImages, usual.adaptiveThreatShare];
  const counts = rows[0] ?? { threats: 0, innocents: 0, categories: 0, articles: 0 };
  return { images, threatShare, lack: adaptiveLack(counts, { images, threatShare: threatShare / 100 }) };
}
