import { encodeRuns } from "@vigil/model/simulator/voxelRuns";
import type { ThreatBody } from "@vigil/model/simulator/wire";
import { encodeVolume } from "@vigil/xray/volume/encodeVolume";
import { recordFile } from "../../src/files/recordFile.ts";
import { VOLUME_MEDIA_TYPE } from "../../src/imageLibrary/order/storeVolume.ts";
import type { TestApp } from "../http/testApp.ts";
import type { TestCourse } from "./testCourse.ts";

/** The test library's threat as a body: a cube of 40 mm whose nearest corner lies at 100 mm along each axis of the volume. */
export const threatBody: ThreatBody = {
  category: "guns",
  name: "SECRET-THREAT",
  voxel: 4,
  from: [25, 25, 25],
  size: [10, 10, 10],
  runs: encodeRuns([0, 1000]),
};

export const testVolume = (side = 60) =>
  encodeVolume({ size: [side, side, side], voxel: 4, origin: [0, 0, 0], voxels: new Uint8Array(2 * side ** 3).fill(7) });

/** The course is taken at a tomograph's console from now on, and the first images of its library have volumes. Answers their file. */
export async function addVolumes({ database, house, world }: TestApp, { courseId }: TestCourse, count = Infinity): Promise<Uint8Array> {
  const bytes = testVolume();
  const file = await house().files.put(bytes);
  await database.asDomain(world().airport.domainId, async (tx) => {
    await recordFile(tx, { hash: file, size: bytes.byteLength, mediaType: VOLUME_MEDIA_TYPE });
    const { imageLibraryId } = await tx
      .updateTable("courses")
      .set({ simulatorConfig: JSON.stringify({ selectionAlgorithm: "sequential", model: "ctix" }) })
      .where("id", "=", courseId)
      .returning("imageLibraryId")
      .executeTakeFirstOrThrow();
    const images = await tx.selectFrom("images").select(["id", "kind"]).where("libraryId", "=", imageLibraryId).orderBy("id").execute();
    for (const { id, kind } of images.slice(0, count)) {
      await tx
        .updateTable("images")
        .set({ volume: JSON.stringify({ file, bytes: bytes.byteLength }) })
        .where("id", "=", id)
        .execute();
      const bodies = JSON.stringify(kind === "threat" ? [threatBody] : []);
      await tx.updateTable("imageTruths").set({ bodies }).where("imageId", "=", id).execute();
    }
  });
  return bytes;
}
