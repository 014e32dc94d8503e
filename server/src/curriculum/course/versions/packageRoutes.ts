import multipart from "@fastify/multipart";
import { packageLimits } from "@vigil/model/curriculum/coursePackage";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Routes } from "../../../house.ts";
import { receivedUpload } from "../../../http/receivedUpload.ts";
import { caller } from "../../../identity/access/caller.ts";
import { courseVersions } from "./courseVersions.ts";
import { checkPackage, installPackage } from "./installPackage.ts";

const params = z.object({ id: z.coerce.number().int().positive() });
const editing = { permission: "courses:edit" } as const;
const tags = ["courses"];
const envelopeBytes = 65_536;

/** A package is sent and checked first; what came back is confirmed, and installed. */
export const packageRoutes: Routes = (app, house) => {
  // what is multipart is read in this scope only
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: packageLimits.archiveBytes, files: 1, fields: 0 } });
    scope.withTypeProvider<ZodTypeProvider>().post(
      "/api/courses/:id/packages",
      {
        config: { ...editing, longUpload: true },
        bodyLimit: packageLimits.archiveBytes + envelopeBytes,
        schema: {
          tags,
          summary: "Sends a course package (multipart, field `file`) and says what it would install",
          consumes: ["multipart/form-data"],
          params,
        },
      },
      (request) => receivedUpload(request, house.files, (file) => checkPackage(house, caller(request), request.params.id, file)),
    );
  });
  app.post(
    "/api/courses/:id/packages/install",
    {
      config: editing,
      schema: {
        tags,
        summary: "Installs a package that was sent and checked",
        params,
        body: z.strictObject({ ticket: z.string().min(1).max(200) }),
      },
    },
    async (request, reply) => {
      const by = caller(request);
      const contentId = await installPackage(house, by, request.params.id, request.body.ticket);
      const versions = await house.asDomain(by.domainId, (tx) => courseVersions(tx, by, request.params.id));
      reply.code(201);
      return versions.find(({ id }) => id === contentId);
    },
  );
};
