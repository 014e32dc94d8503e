import { deliveredLevels } from "@vigil/model/imageLibrary/deliveredLevels";
import { recipeFaults, recipeSchema } from "@vigil/model/imageLibrary/recipe";
import type { FastifyRequest } from "fastify";
import type { Selectable } from "kysely";
import { z } from "zod";
import { replay } from "../../http/replay.ts";
import { sentenceOf } from "../../http/sentenceOf.ts";
import type { App, House } from "../../house.ts";
import { orderQueue } from "./orderQueue.ts";
import { caller } from "../../identity/access/caller.ts";
import { requireAddon } from "../../identity/access/requireAddon.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";
import { stock } from "./stock.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { seenLibrary } from "../seenLibrary.ts";
import { libraryToChange } from "../libraryToChange.ts";
import { wireInstant } from "../../http/wireInstant.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

type LibraryJob = Selectable<Database["libraryJobs"]>;

const id = z.coerce.number().int().positive();
const shown = [
  "id",
  "libraryId",
  "recipe",
  "seed",
  "wanted",
  "made",
  "state",
  "error",
  "failures",
  "levels",
  "createdAt",
  "updatedAt",
] as const;

/** What an order may be told, from which states, and where it stands then. */
const acts = [
  { name: "pause", from: ["waiting", "running"], to: "paused" },
  { name: "resume", from: ["paused", "stopped", "failed"], to: "waiting" },
  { name: "cancel", from: ["waiting", "running", "paused", "stopped"], to: "cancelled" },
] as const satisfies { name: string; from: readonly LibraryJob["state"][]; to: LibraryJob["state"] }[];

/** Orders of images: written, watched, held, taken up again and called off. */
export const orderRoutes = (app: App, { asDomain, jobs, randomBytes }: House): void => {
  const ordering = { permission: "images:add" } as const;
  const tags = ["imageLibraries"];
  const write = <T>(request: FastifyRequest, work: (tx: Tx) => Promise<T>) => asKeeper(asDomain, caller(request), work);
  const send = (tx: Tx, { id: libraryJobId, ownerDomainId }: Pick<LibraryJob, "id" | "ownerDomainId">) =>
    jobs.send(tx, orderQueue, { domainId: ownerDomainId ?? systemDomain, libraryJobId });

  app.get(
    "/api/imagelibraries/:id/jobs",
    { config: { permission: "images:view" }, schema: { tags, summary: "The orders of a library, newest first", params: z.object({ id }) } },
    (request) =>
      asDomain(caller(request).domainId, async (tx) => {
        await seenLibrary(tx, request.params.id);
        const found = await tx
          .selectFrom("libraryJobs")
          .select(shown)
          .where("libraryId", "=", request.params.id)
          .orderBy("id", "desc")
          .limit(50)
          .execute();
        return found.map(present);
      }),
  );

  app.post(
    "/api/imagelibraries/:id/jobs",
    { config: ordering, schema: { tags, summary: "Orders images", params: z.object({ id }), body: recipeSchema } },
    async (request, reply) => {
      const recipe = request.body;
      refuseFaults(recipeFaults(recipe, await stock()));
      return write(request, (tx) =>
        replay(tx, request, reply, 201, async () => {
          const asker = caller(request);
          await requireAddon(tx, asker.domainId, "imageGenerator");
          const library = await libraryToChange(tx, asker, request.params.id);
          const order = await tx
            .insertInto("libraryJobs")
            .values({
              ownerDomainId: library.ownerDomainId,
              libraryId: library.id,
              recipe: JSON.stringify(recipe),
              seed: recipe.seed ?? Buffer.from(randomBytes(4)).readUInt32BE(),
              wanted: recipe.size,
              createdBy: asker.userId,
              createdByDomainId: asker.homeDomainId,
            })
            .returning([...shown, "ownerDomainId"])
            .executeTakeFirstOrThrow();
          await send(tx, order);
          const subject = { entity: "imageLibrary", id: library.id };
          await writeEvent(tx, asker, { type: "imageLibrary.order", subject, data: { libraryJobId: order.id, seed: order.seed, recipe } });
          return present(order);
        }),
      );
    },
  );

  for (const { name, from, to } of acts)
    app.post(
      `/api/imagelibraries/:id/jobs/:jobId/${name}`,
      { config: ordering, schema: { tags, summary: `Tells an order to ${name}`, params: z.object({ id, jobId: id }) } },
      (request) =>
        write(request, async (tx) => {
          const { params } = request;
          if (to === "waiting") await requireAddon(tx, caller(request).domainId, "imageGenerator");
          await libraryToChange(tx, caller(request), params.id);
          const before = await tx
            .selectFrom("libraryJobs")
            .select(["id", "state"])
            .where("id", "=", params.jobId)
            .where("libraryId", "=", params.id)
            .forUpdate()
            .executeTakeFirst();
          if (!before) throw new Problem(404, "NotFound");
          if (!from.some((state) => state === before.state))
            throw new Problem(409, "LibraryJobState", { details: { state: before.state } });
          const order = await tx
            .updateTable("libraryJobs")
            .set({ state: to, updatedAt: new Date(), ...(to === "waiting" ? { error: null, failures: "[]" } : {}) })
            .where("id", "=", params.jobId)
            .returning([...shown, "ownerDomainId"])
            .executeTakeFirstOrThrow();
          if (to === "waiting") await send(tx, order);
          await writeEvent(tx, caller(request), {
            type: `imageLibrary.${name}Order`,
            subject: { entity: "imageLibrary", id: params.id },
            data: { libraryJobId: order.id, made: order.made, wanted: order.wanted },
          });
          return present(order);
        }),
    );
};

function refuseFaults(faults: ReturnType<typeof recipeFaults>): void {
  const [first] = faults;
  if (!first) return;
  const bounds = ({ maximum }: typeof first) => (maximum === undefined ? {} : { maximum });
  throw new Problem(422, first.code, {
    field: first.field,
    details: {
      ...bounds(first),
      faults: faults.map((fault) => ({ ...fault, message: sentenceOf(fault.code, bounds(fault)) })),
    },
  });
}

const present = ({ createdAt, updatedAt, failures, levels, ...order }: Pick<LibraryJob, (typeof shown)[number]>) => ({
  ...Object.fromEntries(shown.flatMap((name) => (name in order ? [[name, order[name as keyof typeof order]]] : []))),
  failures: failures.slice(0, 20),
  failed: failures.length,
  levels: deliveredLevels(levels),
  createdAt: wireInstant(createdAt),
  updatedAt: wireInstant(updatedAt),
});
