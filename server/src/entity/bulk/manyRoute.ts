import { chosenBody } from "@vigil/model/entity/bulk/bulkWire";
import type { Entity } from "@vigil/model/entity/entity";
import type { Permission } from "@vigil/model/identity/permission";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { replay } from "../../http/replay.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { idsBody } from "../bodies.ts";
import type { Desk } from "../desk.ts";
import type { View } from "../view.ts";
import { ownAct, presentAct } from "./bulkActRow.ts";
import { offerInBulk, type BulkOffer } from "./bulkOffer.ts";
import type { Choice } from "./chooseRecords.ts";
import { openBulkAct } from "./openBulkAct.ts";
import { workBulkAct } from "./workBulkAct.ts";

/** So many records are done while the caller waits; more are a job's. */
const doneInCall = 100;

interface Many<E extends Entity, Shape extends z.ZodRawShape> extends Omit<BulkOffer<z.output<z.ZodObject<Shape>>>, "permission"> {
  permission: Permission;
  /** The act's name, and the end of its address where that is another. */
  name: string;
  path?: string;
  summary?: string;
  /** What it takes beside the records. */
  shape?: Shape;
  /** With `ids`: all or nothing, answered as it always was. Without it there is only the act. */
  whole?: (tx: Tx, view: View<E>, ids: number[], what: z.output<z.ZodObject<Shape>>) => Promise<unknown>;
  /** What of the body is refused before any record is looked at. */
  check?: (tx: Tx, view: View<E>, what: z.output<z.ZodObject<Shape>>) => Promise<unknown>;
}

/**
 * The call that does one thing with many: with `ids` all or nothing; with `on`, ids or the list's filter, as an act of its own that goes
 * record by record, names what it refuses and can be undone where it says so.
 */
export function manyRoute<E extends Entity, Shape extends z.ZodRawShape = z.ZodRawShape>(
  app: App,
  house: House,
  desk: Desk<E>,
  many: Many<E, Shape>,
): void {
  const { entity } = desk;
  const { name, path = name, summary, shape = {}, whole, check, ...offer } = many;
  offerInBulk(house, desk, name, offer as BulkOffer);
  const named = whole ? { ids: idsBody.shape.ids.optional(), on: chosenBody.optional() } : { on: chosenBody };
  const body: z.ZodType = z.strictObject({ ...shape, ...named });
  const schema = { tags: [entity.plural], body, ...(summary === undefined ? {} : { summary }) };

  app.post(`/api/${entity.url}/${path}`, { config: { permission: many.permission }, schema }, async (request, reply) => {
    const { ids, on, ...rest } = request.body as { ids?: number[]; on?: Choice };
    const what = rest as z.output<z.ZodObject<Shape>>;
    if (on !== undefined && ids === undefined) {
      const made = await desk.write(request, (tx, view) =>
        replay(tx, request, reply, 201, async () => {
          await check?.(tx, view, what);
          return openBulkAct(tx, house, view, { action: name, offer: offer as BulkOffer, on, what });
        }),
      );
      return made.wanted > doneInCall ? made : doneNow(house, request, made.id, many.giveBack !== undefined);
    }
    if (ids === undefined || on !== undefined || whole === undefined) throw new Problem(422, "FieldRequired", { field: "ids" });
    return answered(reply, await desk.write(request, (tx, view) => whole(tx, view, ids, what)));
  });
}

const answered = (reply: FastifyReply, answer: unknown) => (answer === undefined ? reply.code(204).send() : answer);

/** Done before it is answered; the job that was sent finds nothing left to do. */
async function doneNow(house: House, request: FastifyRequest, actId: number, undoable: boolean) {
  const by = caller(request);
  await workBulkAct(house, { domainId: by.domainId, actId, step: 0 }, { last: true });
  return house.asDomain(by.domainId, async (tx) => presentAct(await ownAct(tx, by, actId), undoable, house.now()));
}
