import type { MediaData } from "@vigil/model/curriculum/media";
import type { FastifyRequest } from "fastify";
import type { House } from "../../house.ts";
import { receivedUpload } from "../../http/receivedUpload.ts";
import { readUpload } from "../../uploads/readUpload.ts";

/** The one file of an upload, stored, when it is a picture or film. */
export const uploadedMedia = (
  request: FastifyRequest,
  { files, settings }: House,
): Promise<{ hash: string; data: MediaData & { mediaType: string } }> =>
  receivedUpload(
    request,
    files,
    async ({ name: fileName, path, start, size, keep }) => {
      const read = await readUpload(settings, "media", path, { start, size });
      return { hash: await keep(), data: { fileName, ...read } };
    },
    { tooLarge: "MediaTooLarge" },
  );
