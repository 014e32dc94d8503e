import { MOST_PROJECTIONS, projectionAnswer, projectionSchema } from "@vigil/model/imageLibrary/threatProjection";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { replay } from "../../http/replay.ts";
import type { App, House } from "../../house.ts";
import { sendStored } from "../../http/sendStored.ts";
import { requireAddon } from "../../identity/access/requireAddon.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { isPictured, viewFile } from "../image/viewFile.ts";
import { stock } from "../order/stock.ts";
import { keptPictures } from "./keptPictures.ts";
import { measuredImage } from "./measuredImage.ts";
import { projectionThread } from "./projectionThread.ts";
import { storePictures, storeProjection } from "./storeProjection.ts";
import { projectionsOf } from "./storedRecipe.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { keepsShared } from "../../identity/access/keepsShared.ts";

export const PREVIEW_MEDIA_TYPE = "application/vnd.vigil.preview";

const id = z.coerce.number().int().positive();
const tags = ["images"];

/** Threats put into the bags of images by hand: what the editor shows, and the new image that comes of it. */
export const projectionRoutes = (app: App, { asDomain, files, log }: House): void => {
  const thread = projectionThread();
  app.addHook("onClose", () => thread.stop());
  const thumbnails = keptPictures((file) => thread.thumbnail(file));
  const refusing = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      log.warn(error, "A threat could not be projected.");
      throw new Problem(409, "ProjectionImpossible");
    }
  };
  const found = (request: FastifyRequest, imageId: number) =>
    asDomain(caller(request).domainId, (tx) => measuredImage(tx, imageId)).then(async (image) => {
      const stored = await Promise.all(image.views.map(({ file }) => files.open(file)));
      if (stored.some((file) => file === undefined)) throw new Problem(404, "NotFound");
      return { image, files: stored.filter((file) => file !== undefined) };
    });

  app.get(
    "/api/images/:id/preview",
    {
      config: { permission: "images:add" },
      schema: {
        tags,
        summary: "What the rays meet in an image's bag, at half its resolution, for a threat to be tried in",
        params: z.object({ id }),
      },
    },
    async (request, reply) => {
      const { image, files: stored } = await found(request, request.params.id);
      const preview = await refusing(thread.preview({ recipe: image.recipe, files: stored }));
      return reply.header("cache-control", "private, max-age=600").type(PREVIEW_MEDIA_TYPE).send(Buffer.from(preview));
    },
  );

  app.get(
    "/api/images/:id/views/:view/thumbnail",
    {
      config: { permission: "images:view" },
      schema: {
        tags,
        summary: "One view in colour: small where it was measured, as it was uploaded where it was rendered",
        params: z.object({ id, view: z.coerce.number().int().min(0) }),
      },
    },
    async (request, reply) => {
      const image = await asDomain(caller(request).domainId, (tx) =>
        tx.selectFrom("images").select("views").where("id", "=", request.params.id).executeTakeFirst(),
      );
      const stored = image?.views[request.params.view];
      const file = viewFile(stored, undefined);
      if (stored === undefined || file === undefined) throw new Problem(404, "NotFound");
      if (isPictured(stored)) {
        reply.header("cache-control", "private, no-cache"); // it may be replaced until its image is approved
        return sendStored(request, reply, { files, hash: file.file, mediaType: file.mediaType });
      }
      const picture = await thumbnails(file.file, async () => {
        const bytes = await files.open(file.file);
        if (!bytes) throw new Problem(404, "NotFound");
        return bytes;
      });
      return reply.header("cache-control", "private, max-age=31536000, immutable").type("image/png").send(Buffer.from(picture));
    },
  );

  app.post(
    "/api/images/:id/projections",
    {
      config: { permission: "images:add" },
      schema: {
        tags,
        summary: "Puts a threat into the bag of an image; the new image is a draft",
        params: z.object({ id }),
        body: projectionSchema,
        response: { 201: projectionAnswer },
      },
    },
    async (request, reply) => {
      const asker = caller(request);
      const { imageLibraryId, description, ...place } = request.body;
      const { kinds } = await stock();
      if (!kinds.some(({ name, category }) => name === place.kind && category !== null))
        throw new Problem(422, "FieldInvalid", { field: "kind" });
      const { image, files: stored } = await found(request, request.params.id);
      if (projectionsOf(image.recipe).length >= MOST_PROJECTIONS)
        throw new Problem(409, "ProjectionsTooMany", { details: { maximum: MOST_PROJECTIONS } });
      const libraryFor = (tx: Tx) => targetLibrary(tx, imageLibraryId ?? image.libraryId, keepsShared(asker));
      await asDomain(asker.domainId, (tx) => requireAddon(tx, asker.domainId, "imageGenerator"));
      await asDomain(asker.domainId, libraryFor); // before the work, and again in the transaction that writes
      const known = image;
      const made = await refusing(thread.project({ recipe: image.recipe, files: stored, place, seed: image.id, known }));
      if (made === null) throw new Problem(422, "ThreatUnseen", { field: "position" });
      const pictures = await storePictures(files, made);
      return asKeeper(asDomain, asker, (tx) =>
        replay(tx, request, reply, 201, async () => {
          const library = await libraryFor(tx);
          const newId = await storeProjection(tx, asker, { source: image, library, place, description, made, pictures });
          const { decision, difficulty } = made.bag;
          return { id: newId, decision: decision === "R" ? "R" : "H", difficulty, exact: made.exact } as const;
        }),
      );
    },
  );
};

/** Only those who keep what all domains share may add to it. */
async function targetLibrary(tx: Tx, libraryId: number, keeper: boolean) {
  const library = await tx
    .selectFrom("imageLibraries")
    .select(["id", "ownerDomainId"])
    .where("id", "=", libraryId)
    .where("active", "=", true)
    .executeTakeFirst();
  if (!library) throw new Problem(422, "FieldInvalid", { field: "imageLibraryId" });
  if (library.ownerDomainId === null && !keeper) throw new Problem(403, "ProjectionLibraryShared", { field: "imageLibraryId" });
  return library;
}
