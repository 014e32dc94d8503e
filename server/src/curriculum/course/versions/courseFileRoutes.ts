import { z } from "zod";
import { sendStored } from "../../../http/sendStored.ts";
import type { Routes } from "../../../house.ts";
import { Problem } from "../../../problem.ts";
import { domainOfKey } from "./courseFileKey.ts";

const params = z.object({ contentId: z.coerce.number().int().positive(), key: z.string().max(64), "*": z.string().min(1).max(200) });

/** What a file may do when it is opened by itself: be looked at. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** An external lab: its own scripts in an origin of their own, nothing but its own files, and framed by Vigil alone. */
const lab =
  "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";
const taken = /^(?:application\/pdf|text\/plain|text\/csv)/u;

/** Files of courses, for pictures, videos and frames that bring no cookie. */
export const courseFileRoutes: Routes = (app, { asDomain, files, settings, now }) => {
  app.get(
    "/files/courses/:contentId/:key/*",
    { config: { permission: "public" }, schema: { hide: true, params }, compress: { threshold: 1024 } },
    async (request, reply) => {
      const { contentId, key, "*": path } = request.params;
      const domainId = domainOfKey(key, { secretKey: settings.secretKey, contentId }, now());
      if (domainId === undefined) throw new Problem(404, "NotFound");
      const file = await asDomain(domainId, (tx) =>
        tx
          .selectFrom("courseContentFiles")
          .select(["fileHash", "mediaType"])
          .where("contentId", "=", contentId)
          .where("path", "=", path)
          .executeTakeFirst(),
      );
      if (file === undefined) throw new Problem(404, "NotFound");
      const isPage = file.mediaType.startsWith("text/html");
      reply
        .header("cache-control", "private, max-age=86400, immutable")
        .header("content-security-policy", isPage ? lab : inert)
        // no cookie was needed, so nothing is given away; a lab's own page has an origin that is nobody's
        .header("access-control-allow-origin", "*")
        .header("cross-origin-resource-policy", "cross-origin");
      if (isPage) reply.removeHeader("x-frame-options");
      if (taken.test(file.mediaType)) reply.header("content-disposition", "attachment");
      return sendStored(request, reply, { files, hash: file.fileHash, mediaType: file.mediaType });
    },
  );
};
