import { chosenBody } from "@vigil/model/entity/bulk/bulkWire";
import type { image } from "@vigil/model/imageLibrary/image";
import { imageExport, type ImageExport } from "@vigil/model/imageLibrary/imageExport";
import { sql } from "kysely";
import { z } from "zod";
import { chooseRecords } from "../../entity/bulk/chooseRecords.ts";
import type { Desk } from "../../entity/desk.ts";
import { freeBytes } from "../../files/diskRoom.ts";
import { replay } from "../../http/replay.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { askTask } from "../tasks/askTask.ts";

const tags = ["images"];
const config = { permission: "images:edit" } as const;
const body = z.strictObject({ on: chosenBody });

/** Images that were chosen, one by one or by a filter, leave in an archive for each of their libraries: what is read in again is a library. */
export const imageExportRoutes = (app: App, house: House, desk: Desk<typeof image>): void => {
  const { asDomain, settings } = house;
  app.post(
    "/api/images/export/preview",
    { config, schema: { tags, summary: "Which archives chosen images would fill, and how large", body, response: { 200: imageExport } } },
    async (request) => {
      const libraries = await asDomain(caller(request).domainId, async (tx) =>
        byLibrary(tx, await chooseRecords(tx, desk.view(request), request.body.on)),
      );
      return {
        libraries: libraries.map(({ id, name, images, bytes }) => ({ id, name, images, bytes })),
        free: await freeBytes(settings),
        floor: settings.freeDiskBytes,
      };
    },
  );
  app.post("/api/images/export", { config, schema: { tags, summary: "Writes chosen images into archives", body } }, (request, reply) => {
    const by = caller(request);
    return asDomain(by.domainId, (tx) =>
      replay(tx, request, reply, 201, async () => {
        const tasks = [];
        for (const { id, ids } of await byLibrary(tx, await chooseRecords(tx, desk.view(request), request.body.on)))
          tasks.push(
            await askTask(tx, house, by, {
              kind: "export",
              libraryId: id,
              request: { imageIds: ids },
              wanted: ids.length,
              told: { images: ids.length },
            }),
          );
        return tasks;
      }),
    );
  });
};

type Library = ImageExport["libraries"][number] & { ids: number[] };

async function byLibrary(tx: Tx, chosen: readonly number[]): Promise<Library[]> {
  const { rows } = await sql<Library>`
    select l.id, l.name, count(*)::int as images, coalesce(sum(b.bytes), 0)::bigint as bytes, array_agg(i.id order by i.id) as ids
      from images i join image_libraries l on l.id = i.library_id,
        lateral (select sum(n::text::bigint) + coalesce((i.volume ->> 'bytes')::bigint, 0) as bytes from jsonb_path_query(i.views, 'strict $.**.bytes') n) b
     where i.id = any(${chosen}::bigint[]) group by l.id, l.name order by l.name, l.id`.execute(tx);
  const found = new Set(rows.flatMap(({ ids }) => ids));
  const missing = chosen.filter((id) => !found.has(id));
  if (missing.length > 0) throw new Problem(404, "NotFound", { details: { ids: missing.slice(0, 100) } });
  return rows;
}
