import multipart from "@fastify/multipart";
import { isFilm, isPicture, media, mostMediaBytes } from "@vigil/model/curriculum/media";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { App, House } from "../../house.ts";
import { receivedUpload } from "../../http/receivedUpload.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { mediaInUse } from "./mediaUse.ts";
import { putMediaFile } from "./putMediaFile.ts";
import { sendMedia } from "./sendMedia.ts";
import { uploadedMedia } from "./uploadedMedia.ts";

const tags = [media.plural];
const refusals = { tooLarge: "MediaTooLarge" } as const;
const linkQuery = z.object({ domain: z.string().max(40).optional() });

/** Pictures and films as records, and their files. What a question shows comes with its attempt, not from here. */
export const mediaRoutes = (app: App, house: House): void => {
  const { asDomain } = house;
  const desk = entityRoutes(app, house, media, {
    expressions: { inUse: mediaInUse },
    file: {
      most: mostMediaBytes.film,
      refusals,
      read: async (file) => {
        const uploaded = await uploadedMedia(house, file);
        return (tx, view, id) => putMediaFile(tx, view, id, uploaded);
      },
    },
  });

  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostMediaBytes.film, files: 1, fields: 0 } });
    scope.post(
      "/api/media/:id/file",
      {
        config: { permission: desk.permission("edit"), longUpload: true },
        schema: { tags, summary: "Upload the file; one that is shown somewhere stays", params: idParameter },
      },
      async (request) => {
        const uploaded = await receivedUpload(request, house.files, (file) => uploadedMedia(house, file), refusals);
        return desk.write(request, async (tx, view) => {
          await putMediaFile(tx, view, request.params.id, uploaded);
          return getRecord(tx, view, request.params.id);
        });
      },
    );
  });

  app.get(
    "/api/media/:id/file",
    {
      config: { permission: desk.permission("view"), isLink: true },
      schema: { tags, summary: "The file itself", params: idParameter, querystring: linkQuery },
    },
    (request, reply) => sendMedia(house, request, reply, { domainId: caller(request).domainId, id: request.params.id }),
  );
  app.get(
    "/api/certificates/media/:id",
    {
      config: { permission: "signedIn", isLink: true },
      schema: { tags, summary: "A picture that certificates show", params: idParameter, querystring: linkQuery },
    },
    (request, reply) =>
      sendMedia(house, request, reply, { domainId: caller(request).domainId, id: request.params.id, scope: "certificates" }),
  );
  app.get(
    "/api/media/pictures",
    {
      config: { permission: "signedIn" },
      schema: {
        tags,
        summary: "The pictures, and where they are asked for the films, that may be put on a certificate or beside a question",
        querystring: z.object({ scope: z.enum(["training", "certificates"]), films: z.enum(["yes", "no"]).default("no") }),
      },
    },
    async (request) => {
      const { domainId, permissions } = caller(request);
      const needed =
        request.query.scope === "certificates" ? (["certificateTemplates:edit"] as const) : (["quizzes:edit", "courses:author"] as const);
      if (!needed.some((permission) => permissions.has(permission))) throw new Problem(403, "Forbidden");
      const found = await asDomain(domainId, (tx) =>
        tx
          .selectFrom("media")
          .select(["id", "name", "data"])
          .where("scope", "=", request.query.scope)
          .where("hash", "is not", null)
          .where(sql<boolean>`(owner_domain_id = ${domainId} or owner_domain_id is null)`)
          .orderBy("name")
          .limit(1000)
          .execute(),
      );
      return found.flatMap(({ id, name, data: { mediaType = "" } }) =>
        isPicture(mediaType) ? { id, name } : request.query.films === "yes" && isFilm(mediaType) ? { id, name, film: true } : [],
      );
    },
  );
};
