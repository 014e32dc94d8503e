import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { freeBytes } from "../../files/diskRoom.ts";
import { seenLibrary } from "../seenLibrary.ts";

const storage = z.object({ images: z.int(), bytes: z.int(), free: z.int(), floor: z.int() });

/** What a library takes of the disk, and how much of that is left. */
export const storageRoutes = (app: App, { asDomain, settings }: House): void => {
  app.get(
    "/api/imagelibraries/:id/storage",
    {
      config: { permission: "images:view" },
      schema: {
        tags: ["imageLibraries"],
        summary: "Bytes of a library's pictures, and the room there is",
        params: idParameter,
        response: { 200: storage },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { rows } = await asDomain(caller(request).domainId, async (tx) => {
        await seenLibrary(tx, id);
        return sql<{ images: number; bytes: number }>`
          select count(*) as images, coalesce(sum(b.bytes), 0)::bigint as bytes from images i,
            lateral (select sum(n::text::bigint) + coalesce((i.volume ->> 'bytes')::bigint, 0) as bytes from jsonb_path_query(i.views, 'strict $.**.bytes') n) b
          where i.library_id = ${id}`.execute(tx);
      });
      const { images = 0, bytes = 0 } = rows[0] ?? {};
      return { images, bytes, free: await freeBytes(settings), floor: settings.freeDiskBytes };
    },
  );
};
