import multipart from "@fastify/multipart";
import { textKey } from "@vigil/model/identity/textKey";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { App, House } from "../../house.ts";
import { uploadRefusal } from "../../http/uploadRefusal.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import { refuseFullDisk } from "../../files/diskRoom.ts";
import type { BroughtArchive } from "../../files/archives.ts";
import { archiveName, unfinishedArchive } from "../tasks/archiveName.ts";
import { askTask } from "../tasks/askTask.ts";
import { systemDomain } from "../../storage/systemDomain.ts";
import { libraryToChange } from "../libraryToChange.ts";

const adding = { permission: "images:add", longUpload: true } as const;
const tags = ["imageLibraries"];
const MEGABYTE = 1_048_576;
/** Pictures and views do not shrink in a ZIP; what unpacks to many times its size is no archive of ours. */
const UNPACKED_TIMES = 8;

interface Target {
  libraryId: number | null;
  name: string | null;
}

/** Archives are taken in: streamed to a file, looked at, and left to a task. */
export const importRoutes = (app: App, house: House): void => {
  const { asDomain, archives, settings } = house;
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: settings.importLimitBytes, files: 1, fields: 0, parts: 1 } });

    scope.post(
      "/api/imagelibraries/:id/import",
      {
        config: adding,
        schema: { tags, summary: "Takes an archive's images into this library", consumes: ["multipart/form-data"], params: idParameter },
      },
      async (request, reply) => {
        const libraryId = request.params.id;
        const by = caller(request);
        await asDomain(by.domainId, (tx) => libraryToChange(tx, by, libraryId));
        return take(request, reply, { libraryId, name: null });
      },
    );

    scope.post(
      "/api/imagelibraries/import",
      {
        config: { ...adding, permission: "imageLibraries:add" },
        schema: {
          tags,
          summary: "Makes a library of an archive",
          consumes: ["multipart/form-data"],
          querystring: z.strictObject({ name: z.string().trim().min(1).max(100).optional() }),
        },
      },
      async (request, reply) => {
        const by = caller(request);
        if (!by.permissions.has("images:add")) throw new Problem(403, "Forbidden");
        const name = request.query.name ?? null;
        if (name !== null) await asDomain(by.domainId, (tx) => refuseTakenName(tx, by.domainId, name));
        return take(request, reply, { libraryId: null, name });
      },
    );
  });

  async function take(request: FastifyRequest, reply: FastifyReply, { libraryId, name }: Target) {
    const by = caller(request);
    if (!request.isMultipart()) throw new Problem(415, "UnsupportedMediaType");
    const unfinished = await unfinishedArchive(settings);
    let brought: BroughtArchive | undefined;
    try {
      await refuseFullDisk(settings, Number(request.headers["content-length"] ?? 0));
      const part = await request.file();
      if (!part) throw new Problem(422, "FieldRequired", { field: "file" });
      await pipeline(part.file, createWriteStream(unfinished, { flags: "wx", flush: true }));
      if (part.file.truncated) throw tooLarge();
      const mostUnpacked = settings.importLimitBytes * UNPACKED_TIMES;
      await readUpload(settings, "libraryArchive", unfinished, mostUnpacked);
      brought = await archives.bring(unfinished);
      const { keep } = brought;
      const task = await asDomain(by.domainId, async (tx) => {
        const asked = await askTask(tx, house, by, { kind: "import", libraryId, request: { name, mostUnpacked } });
        await keep(archiveName("import", { domainId: by.domainId, id: asked.id }));
        return asked;
      });
      return await reply.code(201).send(task);
    } catch (error) {
      await rm(unfinished, { force: true });
      await brought?.drop().catch(() => {}); // the sweep takes what stays
      const refusal = uploadRefusal(error);
      throw refusal instanceof Problem && refusal.status === 413 ? tooLarge() : refusal;
    }
  }
  const tooLarge = () => new Problem(413, "ImportTooLarge", { field: "file", details: { maximum: settings.importLimitBytes / MEGABYTE } });
};

/** Told before anything is sent, not after. */
async function refuseTakenName(tx: Tx, domainId: number, name: string) {
  const taken = await tx
    .selectFrom("imageLibraries")
    .select("id")
    .where("ownerDomainId", domainId === systemDomain ? "is" : "=", domainId === systemDomain ? null : domainId)
    .where("nameKey", "=", textKey(name))
    .executeTakeFirst();
  if (taken) throw new Problem(409, "ImageLibraryConflict", { field: "name" });
}
