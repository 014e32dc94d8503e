import { z } from "zod";
import { idParameter, idsBody } from "../../entity/bodies.ts";
import { replay } from "../../http/replay.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { archiveName } from "./archiveName.ts";
import { askTask } from "./askTask.ts";
import { presentTask } from "./presentTask.ts";
import { seenLibrary } from "../seenLibrary.ts";

/** An archive holds what is true about its images: it is for those who may see that. */
const keeping = { permission: "images:edit" } as const;
const tags = ["imageLibraries"];
const SHOWN = 50;

/** Exports are asked for and fetched; tasks of every kind are watched and called off. */
export const taskRoutes = (app: App, house: House): void => {
  const { asDomain, archives, now } = house;

  app.post(
    "/api/imagelibraries/:id/export",
    {
      config: keeping,
      schema: {
        tags,
        summary: "Writes images with their truth into an archive",
        params: idParameter,
        body: z.strictObject({ imageIds: idsBody.shape.ids.optional() }),
      },
    },
    (request, reply) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) =>
        replay(tx, request, reply, 201, async () => {
          const libraryId = request.params.id;
          const { imageIds } = request.body;
          const count = await imagesOf(tx, libraryId, imageIds);
          return askTask(tx, house, by, { kind: "export", libraryId, request: imageIds ? { imageIds } : {}, wanted: count });
        }),
      );
    },
  );

  app.get(
    "/api/librarytasks",
    {
      config: keeping,
      schema: {
        tags,
        summary: "Exports, imports and images made again, newest first",
        querystring: z.strictObject({
          libraryId: z.coerce.number().int().positive().optional(),
          /** Only what the caller asked for. */
          own: z.literal("true").optional(),
        }),
      },
    },
    (request) => {
      const { domainId, homeDomainId, userId } = caller(request);
      const { libraryId, own } = request.query;
      return asDomain(domainId, async (tx) => {
        const found = await tx
          .selectFrom("libraryTasks as task")
          .leftJoin("imageLibraries as library", "library.id", "task.libraryId")
          .selectAll("task")
          .select("library.name as libraryName")
          .where("task.domainId", "=", domainId)
          .$if(libraryId !== undefined, (query) => query.where("task.libraryId", "=", libraryId!))
          .$if(own === "true", (query) => query.where("task.createdBy", "=", userId).where("task.createdByDomainId", "=", homeDomainId))
          .orderBy("task.id", "desc")
          .limit(SHOWN)
          .execute();
        return found.map(({ libraryName, ...task }) => ({ ...presentTask(task, now()), libraryName }));
      });
    },
  );

  app.post(
    "/api/librarytasks/:id/cancel",
    { config: keeping, schema: { tags, summary: "Calls a task off", params: idParameter } },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        const task = await lockTask(tx, by.domainId, request.params.id);
        if (task.state !== "waiting" && task.state !== "running")
          throw new Problem(409, "LibraryTaskState", { details: { state: task.state } });
        const called = await tx
          .updateTable("libraryTasks")
          .set({ state: "cancelled", updatedAt: new Date() })
          .where("domainId", "=", by.domainId)
          .where("id", "=", task.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const subject = task.libraryId === null ? {} : { subject: { entity: "imageLibrary", id: task.libraryId } };
        await writeEvent(tx, by, { type: "imageLibrary.cancelTask", ...subject, data: { taskId: task.id, kind: task.kind } });
        if (task.kind !== "export") await archives.remove(archiveName("import", task));
        return presentTask(called, now());
      });
    },
  );

  app.get(
    "/api/librarytasks/:id/file",
    {
      config: { ...keeping, isLink: true },
      schema: {
        tags,
        summary: "The archive of an export",
        params: idParameter,
        querystring: z.strictObject({ domain: z.string().optional() }),
      },
    },
    async (request, reply) => {
      const by = caller(request);
      const { domainId } = by;
      const task = await asDomain(domainId, (tx) =>
        tx.selectFrom("libraryTasks").selectAll().where("domainId", "=", domainId).where("id", "=", request.params.id).executeTakeFirst(),
      );
      if (!task || task.kind !== "export" || task.state !== "done") throw new Problem(404, "NotFound");
      const name = archiveName("export", task);
      const bytes = await archives.size(name);
      if (bytes === undefined || (task.expiresAt !== null && task.expiresAt <= now())) throw new Problem(404, "ArchiveGone");
      // It holds the answers: who took it away is written down.
      await asDomain(domainId, (tx) =>
        writeEvent(tx, by, {
          type: "imageLibrary.fetchArchive",
          ...(task.libraryId === null ? {} : { subject: { entity: "imageLibrary", id: task.libraryId } }),
          data: { taskId: task.id, bytes },
        }),
      );
      reply.header("cache-control", "private, no-store");
      const as = `library-${task.libraryId}-${task.id}.zip`;
      const link = await archives.link(name, as);
      if (link !== undefined) return reply.redirect(link, 303);
      return reply
        .header("content-disposition", `attachment; filename="${as}"`)
        .header("content-length", bytes)
        .type("application/zip")
        .send(archives.stream(name));
    },
  );
};

/** How many images a task concerns; a chosen one that is not in the library is refused. */
export async function imagesOf(tx: Tx, libraryId: number, chosen: readonly number[] | undefined): Promise<number> {
  await seenLibrary(tx, libraryId);
  const found = await tx
    .selectFrom("images")
    .select("id")
    .where("libraryId", "=", libraryId)
    .$if(chosen !== undefined, (query) => query.where("id", "in", chosen ?? []))
    .execute();
  const missing = chosen?.filter((id) => !found.some((image) => image.id === id)) ?? [];
  if (missing.length > 0) throw new Problem(404, "NotFound", { details: { ids: missing } });
  if (found.length === 0) throw new Problem(409, "ImageLibraryEmpty");
  return found.length;
}

async function lockTask(tx: Tx, domainId: number, id: number) {
  const task = await tx
    .selectFrom("libraryTasks")
    .selectAll()
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!task) throw new Problem(404, "NotFound");
  return task;
}
