import { bulkStates, type BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { languages, sourceLanguage } from "@vigil/model/phrases/languages";
import { sql } from "kysely";
import { z } from "zod";
import { sendSheet } from "../../http/sendSheet.ts";
import type { House, Routes } from "../../house.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { idParameter } from "../bodies.ts";
import { ownAct, ownActs, presentAct, actUndoUntil, type BulkActRow } from "./bulkActRow.ts";
import { bulkLists } from "./bulkOffer.ts";
import { bulkQueue } from "./bulkQueue.ts";
import { leftBy } from "./leftBy.ts";
import { whomActed } from "./whomActed.ts";
import { workBulkAct } from "./workBulkAct.ts";

const tags = ["bulkActs"];
const config = { permission: "signedIn" } as const;
const mostListed = 100;
const undoneInCall = 100;
const leftQuery = z.object({
  language: z.enum(languages).default(sourceLanguage),
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
});

/** One's own acts on many records of the last day: how far each is, what it left as it was and why, stopping and undoing it. */
export const actRoutes: Routes = (app, house) => {
  app.get(
    "/api/bulkacts",
    {
      config,
      schema: { tags, summary: "One's own acts of the last day", querystring: z.object({ state: z.enum(bulkStates).optional() }) },
    },
    (request) =>
      house.asDomain(caller(request).domainId, async (tx): Promise<BulkAct[]> => {
        const { state } = request.query;
        const rows = await ownActs(tx, caller(request))
          .selectAll()
          .where("createdAt", ">", sql<Date>`now() - interval '25 hours'`)
          .$if(state !== undefined, (query) => query.where("state", "=", state!))
          .orderBy("id", "desc")
          .limit(mostListed)
          .execute();
        const by = caller(request);
        const whom = await whomActed(tx, by, rows, (list) => bulkLists(house).get(list)?.seenBy(by));
        return rows.map((row) => ({ ...present(house, row), whom: whom.get(row.id) ?? [] }));
      }),
  );
  app.get("/api/bulkacts/:id", { config, schema: { tags, params: idParameter } }, (request) =>
    shown(house, caller(request), request.params.id),
  );
  app.get(
    "/api/bulkacts/:id/left",
    { config, schema: { tags, summary: "What it left as it was, and why", params: idParameter, querystring: leftQuery } },
    (request) => house.asDomain(caller(request).domainId, async (tx) => left(tx, house, caller(request), request.params.id, request.query)),
  );
  app.get(
    "/api/bulkacts/:id/left.csv",
    { config, schema: { tags, summary: "The same as a file", params: idParameter, querystring: leftQuery.pick({ language: true }) } },
    async (request, reply) => {
      const { language } = request.query;
      const read = (after: number) =>
        house.asDomain(caller(request).domainId, (tx) =>
          left(tx, house, caller(request), request.params.id, { language, after, limit: 1000 }),
        );
      const first = await read(0); // what is not there is refused before the file begins
      async function* rows() {
        for (let page = first; page.rows.length > 0; page = await read(page.rows.at(-1)!.id))
          for (const { id, name, code, text } of page.rows) yield [id, name, code, text];
      }
      return sendSheet(reply, {
        format: "csv",
        name: `refused-${request.params.id}`,
        heads: ["id", "name", "code", "reason"],
        rows: rows(),
      });
    },
  );
  app.post(
    "/api/bulkacts/:id/stop",
    { config, schema: { tags, summary: "Do no more of it; what is done stays", params: idParameter } },
    async (request) => {
      const by = caller(request);
      await house.asDomain(by.domainId, async (tx) => {
        const row = await ownAct(tx, by, request.params.id);
        if (row.state !== "working") throw new Problem(409, "BulkNotNow");
        await nextStep(tx, row, { state: "stopped", endedAt: sql<Date>`now()` });
        const { list, action } = row;
        await writeEvent(tx, by, { type: "bulkAct.stop", subject: { entity: "bulkAct", id: row.id }, data: { list, action } });
      });
      return shown(house, by, request.params.id);
    },
  );
  app.post(
    "/api/bulkacts/:id/undo",
    { config, schema: { tags, summary: "Bring back what it changed", params: idParameter } },
    async (request) => {
      const by = caller(request);
      const { step, changed } = await house.asDomain(by.domainId, async (tx) => {
        const row = await ownAct(tx, by, request.params.id);
        const offer = bulkLists(house).get(row.list)?.offers.get(row.action);
        if (actUndoUntil(row, offer?.giveBack !== undefined, house.now()) === null) throw new Problem(409, "BulkNotNow");
        if (!offer || !by.permissions.has(offer.permission)) throw new Problem(403, "Forbidden");
        const next = await nextStep(tx, row, { state: "undoing", done: 0, error: null });
        const { list, action } = row;
        await writeEvent(tx, by, {
          type: "bulkAct.undo",
          subject: { entity: "bulkAct", id: row.id },
          data: { list, action, records: row.changed },
        });
        await house.jobs.send(tx, bulkQueue, { domainId: by.domainId, actId: row.id, step: next });
        return { step: next, changed: row.changed };
      });
      if (changed <= undoneInCall) await workBulkAct(house, { domainId: by.domainId, actId: request.params.id, step }, { last: true });
      return shown(house, by, request.params.id);
    },
  );
};

/** Whoever comes second finds it moved on. */
async function nextStep(tx: Tx, { domainId, id, state, step }: BulkActRow, set: object): Promise<number> {
  const moved = await tx
    .updateTable("bulkActs")
    .set({ ...set, step: step + 1, updatedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .where("state", "=", state)
    .where("step", "=", step)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw new Problem(409, "BulkNotNow");
  return step + 1;
}

const present = (house: House, row: BulkActRow): BulkAct =>
  presentAct(row, bulkLists(house).get(row.list)?.offers.get(row.action)?.giveBack !== undefined, house.now());

const shown = (house: House, by: Caller, id: number): Promise<BulkAct> =>
  house.asDomain(by.domainId, async (tx) => present(house, await ownAct(tx, by, id)));

async function left(tx: Tx, house: House, by: Caller, id: number, page: z.output<typeof leftQuery>) {
  const row = await ownAct(tx, by, id);
  const list = bulkLists(house).get(row.list);
  if (!list) throw new Problem(404, "NotFound");
  return leftBy(tx, list.seenBy(by), row, page);
}
