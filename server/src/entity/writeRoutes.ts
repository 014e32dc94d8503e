import { createSchema, offers, type CreateOf, type Entity } from "@vigil/model/entity/entity";
import type { FastifyRequest } from "fastify";
import { replay } from "../http/replay.ts";
import type { App, House } from "../house.ts";
import type { Tx } from "../storage/asDomain.ts";
import { idParameter } from "./bodies.ts";
import { editRoutes } from "./bulk/editRoutes.ts";
import { manyRoute } from "./bulk/manyRoute.ts";
import { changesOf, inShapeOf } from "./changesOf.ts";
import type { Desk } from "./desk.ts";
import { fileRoutes } from "./fileRoutes.ts";
import type { Change, View } from "./view.ts";
import type { Writes } from "./writes.ts";
import { changeRecords, copyRecord, insertRecord, removeRecords, switchRecords } from "./writeRecords.ts";

/** The calls that write a list's records. */
export function writeRoutes<E extends Entity>(app: App, house: House, desk: Desk<E>, writes: Writes<E>): void {
  const { entity: e, write, permission } = desk;
  const {
    insert = insertRecord,
    change = changeRecords,
    activate = switchRecords,
    copy = copyRecord,
    remove = removeRecords,
    file,
  } = writes;
  const url = `/api/${e.url}`;
  const tags = [e.plural];
  const adding = { permission: permission("add") };
  const editing = { permission: permission("edit") };
  const deleting = { permission: permission("delete") };

  if (file) fileRoutes<E>(app, house, desk, { insert, change, file });
  else if (offers(e, "add"))
    app.post(url, { config: adding, schema: { tags, body: createSchema(e) } }, (request, reply) =>
      write(request, (tx, view) => replay(tx, request, reply, 201, () => insert(tx, view, request.body as CreateOf<E>))),
    );
  if (typeof change === "object")
    app.put(url, { config: editing, schema: { tags } }, (request) => write(request, (tx, view) => change.set(tx, view, request.body)));
  else if (!file && (offers(e, "edit") || writes.change)) {
    // the only change there is in a list that offers none is an order to delete
    const config = offers(e, "edit") ? editing : deleting;
    app.put(url, { config, schema: { tags } }, (request) => {
      const changes = changesOf(e, request.body);
      return write(request, async (tx, view) => inShapeOf(request.body, await change(tx, view, changes)));
    });
  }
  if (typeof change === "function" && offers(e, "edit")) editRoutes(app, house, desk, change);
  if (offers(e, "activate")) {
    const switched = (tx: Tx, view: View, changes: readonly Change[], active: boolean) => {
      const ids = changes.filter((one) => one["active"] === active).map(({ id }) => id);
      return ids.length > 0 ? activate(tx, view as View<E>, ids, active) : undefined;
    };
    for (const active of [true, false])
      manyRoute(app, house, desk, {
        name: active ? "activate" : "deactivate",
        permission: permission("edit"),
        act: active ? "activate" : "deactivate",
        wanted: () => ({ active }),
        whole: (tx, view, ids) => activate(tx, view, ids, active),
        work: (tx, view, records) =>
          activate(
            tx,
            view as View<E>,
            records.map(({ id }) => id),
            active,
          ),
        giveBack: async (tx, view, changes) => {
          await switched(tx, view, changes, true);
          await switched(tx, view, changes, false);
        },
      });
  }
  if (offers(e, "copy"))
    app.post(`${url}/:id/copy`, { config: adding, schema: { tags, params: idParameter } }, (request, reply) =>
      write(request, (tx, view) => replay(tx, request, reply, 201, () => copy(tx, view, request.params.id))),
    );
  if (offers(e, "delete")) {
    const removing = (request: FastifyRequest, ids: readonly number[]) => write(request, (tx, view) => remove(tx, view, ids));
    app.delete(`${url}/:id`, { config: deleting, schema: { tags, params: idParameter } }, async (request, reply) => {
      await removing(request, [request.params.id]);
      return reply.code(204).send();
    });
    manyRoute(app, house, desk, {
      name: "delete",
      permission: permission("delete"),
      act: "delete",
      whole: (tx, view, ids) => remove(tx, view, ids),
      work: (tx, view, records) =>
        remove(
          tx,
          view as View<E>,
          records.map(({ id }) => id),
        ),
    });
  }
}
