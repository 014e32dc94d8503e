import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import { isThreat, threatKey } from "@vigil/model/simulator/marking";
import { joinViews } from "@vigil/model/training/labs/joinedViews";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { ScannedView } from "../../storage/catalogueTables.ts";
import { isPictured } from "./viewFile.ts";

type Threats = Extract<OtherQuestion, { kind: "findThreat" }>["threats"];

/** An image of a library as a question takes it along. */
export interface TakenScan {
  imageId: number;
  /** Its views in one file. */
  bytes: Buffer;
  /** Where in them its threats are, by its own outlines; none of an innocent one. */
  threats: Threats;
}

/**
 * Copies what an image shows and what is true of it: a question stays as it was asked, whatever becomes of the image. Refused, each with its
 * sentence, where there is none, it is in the archive, has pictures instead of a measurement, or a threat that nobody has outlined.
 */
export async function takenScan(
  { asDomain, files }: Pick<House, "asDomain" | "files">,
  caller: Caller,
  imageId: number,
): Promise<TakenScan> {
  const refused = (code: "QuestionImageGone" | "QuestionImageArchived" | "QuestionImageRendered" | "QuestionImageUnmarked") =>
    new Problem(409, code, { field: "imageId", details: { id: imageId } });
  if (!caller.permissions.has("images:edit")) throw new Problem(403, "Forbidden");
  const image = await asDomain(caller.domainId, (tx) =>
    tx
      .selectFrom("images as image")
      .innerJoin("imageTruths as truth", "truth.imageId", "image.id")
      .select(["image.state", "image.views", "image.category", "image.decision", "truth.threats"])
      .where("image.id", "=", imageId)
      .executeTakeFirst(),
  );
  if (image === undefined) throw refused("QuestionImageGone");
  if (image.state === "archived") throw refused("QuestionImageArchived");
  const views = image.views.filter((view): view is ScannedView => !isPictured(view));
  if (views.length === 0 || views.length < image.views.length) throw refused("QuestionImageRendered");
  if (isThreat(image) && image.threats.length === 0) throw refused("QuestionImageUnmarked");
  const stored = await Promise.all(views.map(({ file }) => files.open(file)));
  const read = stored.flatMap((bytes) => (bytes === undefined ? [] : [bytes]));
  if (read.length < views.length) throw refused("QuestionImageGone");
  const things = Map.groupBy(image.threats, threatKey);
  return {
    imageId,
    bytes: Buffer.from(joinViews(read)),
    threats: [...things.values()].map((polygons, index) => ({
      id: index + 1,
      label: polygons[0]?.name ?? "",
      places: polygons.map(({ view, points }) => ({ view, points })),
    })),
  };
}
