import multipart from "@fastify/multipart";
import type { TakenDraftScan } from "@vigil/model/authoring/draftWire";
import { localeCode, packageLimits } from "@vigil/model/curriculum/coursePackage";
import { captionsIn } from "@vigil/model/authoring/captionsIn";
import { filePath } from "@vigil/model/training/filePath";
import { viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import { scanSubject, type ScanSubject } from "@vigil/model/training/scanSubject";
import { createHash } from "node:crypto";
import { z } from "zod";
import { sendStored } from "../../http/sendStored.ts";
import { receivedUpload } from "../../http/receivedUpload.ts";
import type { App, House } from "../../house.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { takenScan } from "../../imageLibrary/image/takenScan.ts";
import { Problem } from "../../problem.ts";
import { labScans, type LabScans } from "../../training/labs/labScans.ts";
import { draftOf } from "../draftOf.ts";
import { wireFile } from "../open/readDraft.ts";
import { addDraftFile, addMediaPicture, checkedUpload, removeDraftFile } from "./draftFiles.ts";

const id = z.coerce.number().int().positive();
const labFolder = z
  .string()
  .max(100)
  .regex(/^labs\/[\w-]+\/$/u);
const config = { permission: "courses:author" } as const;
const tags = ["courses"];
const refusals = { tooLarge: "CourseDraftFileTooLarge" } as const;
const envelopeBytes = 65_536;
/** A drawing that is opened by itself may be looked at, and no more. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures, films and attachments of a draft. */
export const draftFileRoutes = (app: App, house: House): void => {
  const { asDomain, files } = house;
  void app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: packageLimits.fileBytes, files: 1, fields: 0 } });
    scope.post(
      "/api/courses/:id/draft/files",
      {
        config: { ...config, longUpload: true },
        bodyLimit: packageLimits.fileBytes + envelopeBytes,
        schema: {
          tags,
          summary:
            "Sends a file (multipart, field `file`) for a draft; `replace` names the one whose place it takes, `captionsOf` the film whose captions it is in a language, `folder` that of an exercise of its own",
          consumes: ["multipart/form-data"],
          params: z.object({ id }),
          querystring: z.object({
            replace: filePath.optional(),
            captionsOf: filePath.optional(),
            locale: localeCode.optional(),
            folder: labFolder.optional(),
          }),
        },
      },
      async (request, reply) => {
        const by = caller(request);
        const { id: courseId } = request.params;
        await asKeeper(asDomain, by, (tx) => draftOf(tx, by, courseId));
        const added = await receivedUpload(
          request,
          files,
          async (file) => {
            const { replace, captionsOf, locale, folder } = request.query;
            const captions = captionsOf && locale ? captionsIn(captionsOf, locale) : undefined;
            const uploaded = await checkedUpload(file, { replace: replace ?? captions, folder });
            await file.keep();
            return asKeeper(asDomain, by, (tx) => addDraftFile(tx, by, courseId, uploaded));
          },
          refusals,
        );
        reply.code(201);
        return wireFile(courseId, added);
      },
    );
  });
  const scanOf = labScans(app, house);
  app.post(
    "/api/courses/:id/draft/scans",
    {
      config,
      schema: {
        tags,
        summary: "Copies an image of a library into a draft, and answers what is true of it; or a live scan, as the scanner here makes it",
        params: z.object({ id }),
        body: z.union([z.strictObject({ imageId: z.int().positive() }), z.strictObject({ subject: scanSubject })]),
      },
    },
    async (request, reply): Promise<TakenDraftScan> => {
      const by = caller(request);
      const { id: courseId } = request.params;
      await asKeeper(asDomain, by, (tx) => draftOf(tx, by, courseId));
      const { body } = request;
      const { name, bytes, threats } =
        "imageId" in body ? await takenImage(house, by, body.imageId) : { ...(await madeScan(scanOf, body.subject)), threats: [] };
      const file = { path: `media/scan-${name}.views`, replaces: false, hash: await files.put(bytes), size: bytes.length };
      const added = await asKeeper(asDomain, by, (tx) => addDraftFile(tx, by, courseId, { ...file, mediaType: viewsMediaType }));
      reply.code(201);
      return { file: wireFile(courseId, added), threats };
    },
  );
  app.post(
    "/api/courses/:id/draft/files/media",
    {
      config,
      schema: {
        tags,
        summary: "Takes a picture of the media among the files of a draft",
        params: z.object({ id }),
        body: z.strictObject({ mediaId: id }),
      },
    },
    async (request, reply) => {
      const by = caller(request);
      const added = await asKeeper(asDomain, by, (tx) => addMediaPicture(tx, by, request.params.id, request.body.mediaId));
      reply.code(201);
      return wireFile(request.params.id, added);
    },
  );
  app.get(
    "/api/courses/:id/draft/files/*",
    {
      config: { ...config, orWith: "courses:review", isLink: true },
      schema: {
        tags,
        summary: "A file of a draft",
        params: z.object({ id, "*": filePath }),
        querystring: z.object({ domain: z.string().max(40).optional() }),
      },
    },
    async (request, reply) => {
      const by = caller(request);
      const file = await asDomain(by.domainId, async (tx) => {
        const draft = await draftOf(tx, by, request.params.id);
        return tx
          .selectFrom("courseDraftFiles")
          .select(["fileHash", "mediaType"])
          .where("draftId", "=", draft.id)
          .where("path", "=", request.params["*"])
          .executeTakeFirst();
      });
      if (file === undefined) throw new Problem(404, "NotFound");
      reply.header("cache-control", "private, no-cache").header("content-security-policy", inert);
      if (!/^(?:image|video|text\/vtt)/u.test(file.mediaType)) reply.header("content-disposition", "attachment");
      return sendStored(request, reply, { files, hash: file.fileHash, mediaType: file.mediaType });
    },
  );
  app.delete(
    "/api/courses/:id/draft/files/*",
    { config, schema: { tags, summary: "Takes a file that nothing shows out of a draft", params: z.object({ id, "*": filePath }) } },
    async (request, reply) => {
      const by = caller(request);
      await asKeeper(asDomain, by, (tx) => removeDraftFile(tx, by, request.params.id, request.params["*"]));
      return reply.code(204).send();
    },
  );
};

async function takenImage(house: House, by: Caller, imageId: number) {
  const { bytes, threats } = await takenScan(house, by, imageId);
  return { name: String(imageId), bytes, threats };
}

/** What is in it, its author has seen while it was chosen. */
async function madeScan(scanOf: LabScans, subject: ScanSubject) {
  const bytes = await scanOf(subject);
  return { name: createHash("sha256").update(bytes).digest("hex").slice(0, 12), bytes };
}
