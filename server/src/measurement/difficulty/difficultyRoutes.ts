import { chanceOf, estimateOfBelief, unknownAbility } from "@vigil/model/measurement/difficulty/belief";
import { difficultyBefore, firstRegression, innocentFamily } from "@vigil/model/measurement/difficulty/difficultyRegression";
import { adaptiveReadiness, imageDifficulty, type ImageDifficulty } from "@vigil/model/measurement/difficulty/difficultyWire";
import { leastAnswers } from "@vigil/model/measurement/difficulty/levelOfDifficulty";
import { beliefOf } from "@vigil/model/measurement/difficulty/stored";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readReadiness } from "./readReadiness.ts";

const params = z.object({ id: z.coerce.number().int().positive() });

/** How hard an image is, and whether a library is large enough to choose from for each learner. */
export const difficultyRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/images/:id/difficulty",
    {
      config: { permission: "images:edit" },
      schema: {
        tags: ["images"],
        summary: "How hard an image is for the people of the domain",
        params,
        response: { 200: imageDifficulty },
      },
    },
    (request) => asDomain(caller(request).domainId, (tx) => readDifficulty(tx, caller(request).domainId, request.params.id)),
  );
  app.get(
    "/api/imagelibraries/:id/adaptive",
    {
      config: { permission: "courses:edit" },
      schema: {
        tags: ["imageLibraries"],
        summary: "What a library lacks for a choice of images for each learner",
        params,
        response: { 200: adaptiveReadiness },
      },
    },
    (request) => asDomain(caller(request).domainId, (tx) => readReadiness(tx, request.params.id)),
  );
};

async function readDifficulty(tx: Tx, domainId: number, id: number): Promise<ImageDifficulty> {
  const image = await tx
    .selectFrom("images as image")
    .innerJoin("imageLibraries as library", "library.id", "image.libraryId")
    .leftJoin("imageDifficulties as kept", (join) => join.onRef("kept.imageId", "=", "image.id").on("kept.domainId", "=", domainId))
    .select([
      "image.category",
      "image.difficulty as level",
      "kept.difficulty",
      "kept.deviation",
      "kept.answers",
      "kept.level as answeredLevel",
      "library.measuredLevels",
    ])
    .where("image.id", "=", id)
    .executeTakeFirst();
  if (image === undefined) throw new Problem(404, "NotFound");
  const { category, level, difficulty, deviation } = image;
  const answers = image.answers ?? 0;
  const belief =
    difficulty === null || deviation === null
      ? difficultyBefore(firstRegression, { family: category ?? innocentFamily, causes: null, level })
      : beliefOf(difficulty, deviation);
  const estimate = estimateOfBelief(belief);
  const rightly = (at: number): number => Math.round(100 * chanceOf(unknownAbility.value, at));
  return {
    answers,
    leastAnswers,
    difficulty: estimate,
    rightly: { value: rightly(estimate.value), low: rightly(estimate.high), high: rightly(estimate.low) },
    level,
    answeredLevel: image.answeredLevel,
    measuredLevels: image.measuredLevels,
  };
}
