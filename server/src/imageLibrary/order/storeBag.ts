import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { DETECTOR_VERSION } from "@vigil/xray/detector/detectorVersion";
import { PACKING_VERSION } from "@vigil/xray/packing/packingVersion";
import { sql } from "kysely";
import type { Files } from "../../files/files.ts";
import { recordFile } from "../../files/recordFile.ts";
import type { AsDomain, Tx } from "../../storage/asDomain.ts";
import type { ScannedView } from "../../storage/catalogueTables.ts";
import type { MadeBag } from "./scannerPool.ts";
import { bodiesOf, recordVolume, storedVolume } from "./storeVolume.ts";

export const VIEW_MEDIA_TYPE = "application/vnd.vigil.view";

export interface BagPlace {
  domainId: number;
  ownerDomainId: number | null;
  libraryId: number;
  /** The order it belongs to, and its place there. */
  libraryJobId?: number;
  index?: number;
  /** The image it was made again from. */
  supersedesId?: number;
  /** What is written in the same transaction. */
  alongside?: (tx: Tx) => Promise<void>;
  /** It waits for approval. */
  draft?: boolean;
  /** The level of difficulty that was ordered. */
  wanted?: number | null;
}

/** Files first, then one transaction with the image, its truth and the progress: nothing half-made is ever seen. Answers the image's id. */
export async function storeBag(
  { asDomain, files }: { asDomain: AsDomain; files: Files },
  { domainId, ownerDomainId, libraryId, libraryJobId, index, supersedesId, alongside, draft = false, wanted = null }: BagPlace,
  recipe: BagRecipe,
  bag: MadeBag,
): Promise<number> {
  const views: ScannedView[] = [];
  for (const bytes of bag.views)
    views.push({ file: await files.put(bytes), bytes: bytes.byteLength, width: bag.width, height: bag.height });
  const volume = await storedVolume(files, bag);
  return asDomain(
    domainId,
    async (tx) => {
      await recordVolume(tx, volume);
      for (const { file, bytes } of views) await recordFile(tx, { hash: file, size: bytes, mediaType: VIEW_MEDIA_TYPE });
      const { id } = await tx
        .insertInto("images")
        .values({
          ownerDomainId,
          libraryId,
          libraryJobId: libraryJobId ?? null,
          jobIndex: index ?? null,
          supersedesId: supersedesId ?? null,
          kind: bag.category === null ? "innocent" : "threat",
          decision: bag.decision,
          state: draft ? "draft" : "approved",
          category: bag.category,
          bagType: bag.bagType,
          difficulty: bag.difficulty,
          wantedDifficulty: wanted,
          views: JSON.stringify(views),
          volume: volume && JSON.stringify(volume),
          manifest: JSON.stringify(bag.manifest),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("imageTruths")
        .values({
          imageId: id,
          ownerDomainId,
          threatDescription: bag.threatDescription,
          threats: JSON.stringify(bag.threats),
          innocents: JSON.stringify(bag.innocents),
          contents: JSON.stringify(bag.contents),
          bodies: JSON.stringify(bodiesOf(bag)),
          recipe: JSON.stringify({ ...recipe, packing: PACKING_VERSION, detector: DETECTOR_VERSION } satisfies BagRecipe),
          measures: JSON.stringify(bag.measures),
          look: bag.look ?? null,
        })
        .execute();
      if (libraryJobId !== undefined)
        await tx
          .updateTable("libraryJobs")
          .set((row) => ({
            made: row("made", "+", 1),
            updatedAt: new Date(),
            ...(wanted === null ? {} : { levels: counted(`${wanted}:${bag.difficulty}`) }),
          }))
          .where("id", "=", libraryJobId)
          .execute();
      await alongside?.(tx);
      return id;
    },
    { shared: ownerDomainId === null },
  );
}

/** One more bag of this wanted and delivered level. */
const counted = (level: string) => sql<string>`levels || jsonb_build_object(${level}::text, coalesce((levels ->> ${level})::int, 0) + 1)`;
