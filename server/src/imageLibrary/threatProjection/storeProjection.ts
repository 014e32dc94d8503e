import { DETECTOR_VERSION } from "@vigil/xray/detector/detectorVersion";
import { PACKING_VERSION } from "@vigil/xray/packing/packingVersion";
import type { ThreatPlace } from "@vigil/xray/threatProjection/threatPlace";
import { recordFile } from "../../files/recordFile.ts";
import type { Files } from "../../files/files.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { ScannedView, StoredVolume } from "../../storage/catalogueTables.ts";
import { VIEW_MEDIA_TYPE } from "../order/storeBag.ts";
import { bodiesOf, recordVolume, storedVolume } from "../order/storeVolume.ts";
import type { ProjectedBag } from "./projectionWorker.ts";
import { projectionsOf } from "./storedRecipe.ts";

interface Made {
  source: { id: number; recipe: unknown; views: readonly ScannedView[] };
  library: { id: number; ownerDomainId: number | null };
  place: ThreatPlace;
  description: string;
  made: NonNullable<ProjectedBag>;
  pictures: StoredPictures;
}

interface StoredPictures {
  views: readonly ScannedView[];
  volume: StoredVolume | null;
}

/** Files before the transaction, so that no image ever names one that is not there. */
export async function storePictures(files: Files, { bag }: NonNullable<ProjectedBag>): Promise<StoredPictures> {
  const views: ScannedView[] = [];
  for (const bytes of bag.views)
    views.push({ file: await files.put(bytes), bytes: bytes.byteLength, width: bag.width, height: bag.height });
  return { views, volume: await storedVolume(files, bag) };
}

/** The projection as a new image: a draft, marked as made by hand, with its truth and its event. Answers its id. */
export async function storeProjection(
  tx: Tx,
  asker: Caller,
  { source, library, place, description, made, pictures }: Made,
): Promise<number> {
  const { bag, exact } = made;
  const { views, volume } = pictures;
  const own = { ownerDomainId: library.ownerDomainId };
  for (const { file, bytes } of views) await recordFile(tx, { hash: file, size: bytes, mediaType: VIEW_MEDIA_TYPE });
  await recordVolume(tx, volume);
  const { id } = await tx
    .insertInto("images")
    .values({
      ...own,
      libraryId: library.id,
      kind: "threat",
      decision: bag.decision,
      category: bag.category,
      bagType: bag.bagType,
      custom: true,
      difficulty: bag.difficulty,
      views: JSON.stringify(views),
      volume: volume && JSON.stringify(volume),
      manifest: JSON.stringify(bag.manifest),
      state: "draft",
      sourceId: source.id,
      madeBy: asker.userId,
      madeByDomainId: asker.homeDomainId,
      createdBy: asker.userId,
      createdByDomainId: asker.homeDomainId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const recipe = exact
    ? { packing: PACKING_VERSION, detector: DETECTOR_VERSION, ...made.recipe }
    : { ...made.recipe, pictures: source.views.map(({ file }) => file), projections: [...projectionsOf(source.recipe), place] };
  await tx
    .insertInto("imageTruths")
    .values({
      ...own,
      imageId: id,
      threatDescription: description || bag.threatDescription,
      threats: JSON.stringify(bag.threats),
      innocents: JSON.stringify(bag.innocents),
      contents: JSON.stringify(bag.contents),
      bodies: JSON.stringify(bodiesOf(bag)),
      recipe: JSON.stringify(recipe),
      measures: JSON.stringify(bag.measures),
      look: bag.look ?? null,
    })
    .execute();
  await writeEvent(tx, asker, {
    type: "image.project",
    subject: { entity: "image", id },
    data: { sourceId: source.id, imageLibraryId: library.id, ...place, exact },
  });
  return id;
}
