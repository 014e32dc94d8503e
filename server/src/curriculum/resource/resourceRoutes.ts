import multipart from "@fastify/multipart";
import { mostResourceBytes, replaceCode, resource } from "@vigil/model/curriculum/resource";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { App, House } from "../../house.ts";
import { receivedUpload } from "../../http/receivedUpload.ts";
import { sendStored } from "../../http/sendStored.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { replaceResourceFile } from "./replaceResourceFile.ts";
import { resourcesOf } from "./resourcesOf.ts";
import { uploadedResource } from "./uploadedResource.ts";

const tags = [resource.plural];
const refusals = { tooLarge: "ResourceFileTooLarge" } as const;

/** Resources as records, their files, and what of them a caller may fetch: access is by company and access level. */
export const resourceRoutes = (app: App, house: House): void => {
  const { asDomain, files } = house;
  const desk = entityRoutes(app, house, resource, {
    file: {
      most: mostResourceBytes,
      refusals,
      orders: ["code"],
      read: async (file, { code }) => {
        const uploaded = await uploadedResource(file);
        return (tx, view, id) => replaceResourceFile(tx, view, id, uploaded, code === replaceCode);
      },
    },
  });

  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostResourceBytes, files: 1, fields: 0 } });
    scope.post(
      "/api/resources/:id/file",
      {
        config: { permission: desk.permission("edit"), longUpload: true },
        schema: {
          tags,
          summary: `Upload the file of a resource; to replace one, code=${replaceCode}`,
          params: idParameter,
          querystring: z.object({ code: z.string().optional() }),
        },
      },
      async (request) => {
        const file = await receivedUpload(request, files, uploadedResource, refusals);
        return desk.write(request, async (tx, view) => {
          await replaceResourceFile(tx, view, request.params.id, file, request.query.code === replaceCode);
          return getRecord(tx, view, request.params.id);
        });
      },
    );
  });

  app.get(
    "/api/training/resources",
    { config: { permission: "signedIn" }, schema: { tags, summary: "The resources that the caller may fetch" } },
    async (request) => {
      const by = caller(request);
      const found = await asDomain(by.domainId, (tx) => resourcesOf(tx, by));
      return found.map(({ hash: _hash, mediaType: _type, ...shown }) => shown);
    },
  );
  app.get(
    "/api/training/resources/:id",
    { config: { permission: "signedIn" }, schema: { tags, summary: "The file of a resource", params: idParameter } },
    async (request, reply) => {
      const by = caller(request);
      const [found] = await asDomain(by.domainId, (tx) => resourcesOf(tx, by, request.params.id));
      if (!found || !(await files.has(found.hash))) throw new Problem(404, "ResourceItemNotFound");
      reply
        .header("cache-control", "private, no-cache")
        .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(found.fileName)}`);
      return sendStored(request, reply, { files, hash: found.hash, mediaType: found.mediaType });
    },
  );
};
