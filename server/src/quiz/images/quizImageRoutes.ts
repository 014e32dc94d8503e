import { mostPicked, type QuizImages } from "@vigil/model/quiz/quizImages";
import { quiz } from "@vigil/model/quiz/quiz";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { entityRoutes } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { quizImages } from "./quizImages.ts";
import { setQuizImages } from "./setQuizImages.ts";

/** What was read may be sent back as it is; which image is meant is all that is kept of it. */
const imagesBody = z.object({
  images: z
    .array(z.object({ imageId: z.int().positive() }))
    .max(mostPicked)
    .refine((images) => new Set(images.map(({ imageId }) => imageId)).size === images.length),
});

/** The images of a quiz that its author chose, all at once: what somebody has begun keeps its own, and a next version gets these. */
export function quizImageRoutes(app: App, house: House, desk: ReturnType<typeof entityRoutes<typeof quiz>>): void {
  const config = { permission: desk.permission("edit") };
  const tags = [quiz.plural];
  const path = "/api/quizzes/:id/images";
  app.get(path, { config, schema: { tags, summary: "The images that were chosen for it", params: idParameter } }, (request) =>
    house.asDomain(caller(request).domainId, async (tx): Promise<QuizImages> => {
      await getRecord(tx, desk.view(request), request.params.id);
      return quizImages(tx, caller(request), request.params.id);
    }),
  );
  app.put(
    path,
    { config, schema: { tags, summary: "Choose its images; none: they are drawn", params: idParameter, body: imagesBody } },
    (request) =>
      desk.write(request, async (tx, view): Promise<QuizImages> => {
        const record = await getRecord(tx, view, request.params.id);
        if (record.type !== "simulator") throw new Problem(422, "QuizHasNoImages");
        const images = request.body.images.map(({ imageId }) => imageId);
        return quizImages(tx, view.caller, await setQuizImages(tx, view, request.params.id, images));
      }),
  );
}
