import type { ImageRuling } from "@vigil/model/simulator/regrading/imageRuling";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { RuledImage } from "./readRuled.ts";
import { ruledTruth } from "./ruledTruth.ts";

/** Writes what is true of an image from now on. What was taken out is shown to nobody of the domain any more. */
export async function applyRuling(tx: Tx, domainId: number, image: RuledImage, ruling: ImageRuling): Promise<void> {
  const { id, before } = image;
  if (ruling.kind === "out") {
    await tx
      .insertInto("imagesOut")
      .values({ domainId, imageId: id })
      .onConflict((same) => same.doNothing())
      .execute();
    return;
  }
  await tx.deleteFrom("imagesOut").where("domainId", "=", domainId).where("imageId", "=", id).execute();
  const { decision, category, threatDescription, threats, bodies } = ruledTruth(before, ruling);
  await sql`update images set kind = ${category === null ? "innocent" : "threat"}, decision = ${decision}, category = ${category},
      revision = revision + 1, updated_at = now() where id = ${id}`.execute(tx);
  // another category is another thing: the article that was packed says no longer what it shows
  const named = category === before.category ? sql`measures` : sql`measures - 'articles'`;
  await sql`update image_truths set threat_description = ${threatDescription}, threats = ${JSON.stringify(threats)}::jsonb,
      bodies = ${JSON.stringify(bodies)}::jsonb, measures = ${named} where image_id = ${id}`.execute(tx);
}
