import multipart from "@fastify/multipart";
import { planPictures, type NamedFile } from "@vigil/model/imageLibrary/pictureNames";
import { mostPictureBytes } from "@vigil/model/imageLibrary/pictureRules";
import type { FastifyRequest } from "fastify";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { BroughtArchive } from "../../files/archives.ts";
import { refuseFullDisk } from "../../files/diskRoom.ts";
import { uploadRefusal } from "../../http/uploadRefusal.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { pictureRefusals } from "../image/pictureRoutes.ts";
import { libraryToChange } from "../libraryToChange.ts";
import { archiveName, unfinishedArchive } from "../tasks/archiveName.ts";
import { askTask } from "../tasks/askTask.ts";

const mostFiles = 1000;
const longestName = 200;

/** Finished pictures are taken in, many at once: put into a file as they come, one in memory at a time, and left to a task. */
export const bringPicturesRoutes = (app: App, house: House): void => {
  const { asDomain, archives, settings } = house;
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostPictureBytes, files: mostFiles, fields: 0, parts: mostFiles } });
    scope.post(
      "/api/imagelibraries/:id/pictures",
      {
        config: { permission: "images:add", longUpload: true },
        schema: {
          tags: ["imageLibraries"],
          summary: "Takes finished pictures in: files that are called alike become one draft",
          consumes: ["multipart/form-data"],
          params: idParameter,
          querystring: z.strictObject({ numbersAreViews: z.enum(["true", "false"]).default("true") }),
        },
      },
      async (request, reply) => {
        const by = caller(request);
        const libraryId = request.params.id;
        const numbersAreViews = request.query.numbersAreViews === "true";
        if (!by.permissions.has("images:edit")) throw new Problem(403, "Forbidden");
        if (!request.isMultipart()) throw new Problem(415, "UnsupportedMediaType");
        await asDomain(by.domainId, (tx) => libraryToChange(tx, by, libraryId));
        const unfinished = await unfinishedArchive(settings);
        let brought: BroughtArchive | undefined;
        try {
          await refuseFullDisk(settings, Number(request.headers["content-length"] ?? 0));
          const files = await packed(request, unfinished);
          const images = planPictures(files, numbersAreViews).images.filter(({ fault }) => fault === undefined).length;
          if (images === 0) throw new Problem(422, "PictureMissing", { field: "file" });
          brought = await archives.bring(unfinished);
          const { keep } = brought;
          const task = await asDomain(by.domainId, async (tx) => {
            const asked = await askTask(tx, house, by, {
              kind: "pictures",
              libraryId,
              request: { numbersAreViews, files },
              wanted: images,
              told: { files: files.length, images },
            });
            await keep(archiveName("import", { domainId: by.domainId, id: asked.id }));
            return asked;
          });
          return await reply.code(201).send(task);
        } catch (error) {
          await rm(unfinished, { force: true });
          await brought?.drop().catch(() => {}); // the sweep takes what stays
          throw uploadRefusal(error, pictureRefusals);
        }
      },
    );
  });
};

/** Writes the files of a call into an archive, by their numbers: what they are called is for the task to read. */
async function packed(request: FastifyRequest, path: string): Promise<NamedFile[]> {
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path, { flags: "wx", flush: true }));
  written.catch(() => {}); // awaited below
  const files: NamedFile[] = [];
  for await (const part of request.files()) {
    const bytes = await part.toBuffer(); // at most 1 MB; longer ones are refused
    zip.addBuffer(bytes, String(files.length), { compress: false });
    files.push({ name: part.filename.slice(-longestName), size: bytes.length });
    const out = zip.outputStream as NodeJS.ReadableStream & { writableNeedDrain?: boolean };
    if (out.writableNeedDrain === true) await Promise.race([once(out, "drain"), written]);
  }
  zip.end();
  await written;
  return files;
}
