import type { TakenQuizScan } from "@vigil/model/quiz/quizWire";
import { quiz } from "@vigil/model/quiz/quiz";
import { z } from "zod";
import { sendMedia } from "../curriculum/media/sendMedia.ts";
import { idParameter } from "../entity/bodies.ts";
import type { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import type { App, House } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { takenScan } from "../imageLibrary/image/takenScan.ts";
import { mediaOf, storedScan } from "../curriculum/questionFile/questionPictures.ts";

const id = z.coerce.number().int().positive();
const tags = [quiz.plural];

/** What questions of a quiz show, for whoever writes them; and an image of a library, copied to be asked about. */
export function quizScanRoutes(app: App, house: House, desk: ReturnType<typeof entityRoutes>): void {
  const config = { permission: desk.permission("edit") };
  app.post(
    "/api/quizzes/:id/scans",
    {
      config,
      schema: {
        tags,
        summary: "Copies an image of a library, with what is true of it, for a question of the quiz",
        params: idParameter,
        body: z.strictObject({ imageId: z.int().positive() }),
      },
    },
    async (request): Promise<TakenQuizScan> => {
      const by = caller(request);
      const { imageId, bytes, threats } = await takenScan(house, by, request.body.imageId);
      const scan = await storedScan(house, `Scan ${imageId}`, bytes);
      return desk.write(request, async (tx, view) => {
        await getRecord(tx, view, request.params.id);
        return { mediaId: await mediaOf(tx, house, by, scan), threats };
      });
    },
  );
  app.get(
    "/api/quizzes/:id/media/:mediaId",
    {
      config: { ...config, isLink: true },
      schema: {
        tags,
        summary: "A picture or scan that its questions may show",
        params: z.object({ id, mediaId: id }),
        querystring: z.object({ domain: z.string().max(40).optional() }),
      },
    },
    async (request, reply) => {
      const { domainId } = caller(request);
      await house.asDomain(domainId, (tx) => getRecord(tx, desk.view(request), request.params.id));
      return sendMedia(house, request, reply, { domainId, id: request.params.mediaId, scope: "training" });
    },
  );
}
