import { changeSchema, createSchema, offers, type ChangeOf, type Entity, type ListAction, type RecordOf } from "@vigil/model/entity/entity";
import type { Rules } from "@vigil/model/entity/rules";
import { permissionOf, type PermissionAction, type PermissionList } from "@vigil/model/identity/permission";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { caller, type Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { checked } from "./checked.ts";
import type { Hints } from "./hints.ts";
import { exportCsv } from "./exportCsv.ts";
import { listParameters, listQuery, type ListParameters } from "./listQuery.ts";
import { getRecord, listRecords, optionsOf, type Row } from "./readRecords.ts";
import { replay } from "./replay.ts";
import type { Change, Expressions, Values, View } from "./view.ts";
import { changeRecords, copyRecord, insertRecord, removeRecords } from "./writeRecords.ts";
import { asKeeper } from "../identity/access/asKeeper.ts";

export const mostAtOnce = 1000;
export const idParameter = z.object({ id: z.coerce.number().int().positive() });
export const idsBody = z.strictObject({ ids: z.array(z.int().positive()).min(1).max(mostAtOnce) });

/** What a room adds: the rules of its records, what its derived fields are, and the calls it writes itself. */
export interface EntityRoom<E extends Entity> {
  rules?: Rules<RecordOf<E>>;
  expressions?: Expressions;
  except?: readonly ListAction[];
  /** How one record goes out to this caller, where not all of it is everybody's who may view it. */
  shown?: (record: Row, caller: Caller) => Row;
}

/** What a hand-written neighbour needs: its caller's view, and a transaction that may write shared rows where the caller may. */
export interface Desk {
  view: (request: FastifyRequest) => View;
  write: <T>(request: FastifyRequest, work: (tx: Tx, view: View) => Promise<T>) => Promise<T>;
  permission: (action: PermissionAction) => ReturnType<typeof permissionOf>;
}

export function deskOf<E extends Entity>(house: House, entity: E, { rules, expressions = {} }: EntityRoom<E>): Desk {
  const hints: Hints = new Map();
  const view = (request: FastifyRequest): View => ({ entity, caller: caller(request), expressions, rules, hints });
  return {
    view,
    write: (request, work) => asKeeper(house.asDomain, caller(request), (tx) => work(tx, view(request))),
    permission: (action) => permissionOf(entity.plural as PermissionList, action),
  };
}

/** A record or an array of them, and the answer in the same shape. */
export async function changesOf(
  e: Entity,
  body: unknown,
  change: (changes: (Change & ChangeOf<Entity>)[]) => Promise<unknown[]>,
): Promise<unknown> {
  const schema = changeSchema(e) as unknown as z.ZodType<Change & ChangeOf<Entity>>;
  if (!Array.isArray(body)) return (await change([checked(schema, body)]))[0];
  const items = checked(z.array(z.unknown()).min(1).max(mostAtOnce), body);
  return change(items.map((item, index) => checked(schema, item, [index])));
}

/** The calls of section 7 for one list. An entity that needs another rule names the call in `except` and writes it beside. */
export function entityRoutes<E extends Entity>(app: App, house: House, e: E, room: EntityRoom<E> = {}): Desk {
  const { except = [], shown = (record) => record } = room;
  const desk = deskOf(house, e, room);
  const { view, write } = desk;
  const url = `/api/${e.url}`;
  const tags = [e.plural];
  const viewing = { permission: desk.permission("view") };
  const editing = { permission: desk.permission("edit") };
  const querystring = listParameters(e);
  const queryOf = (request: FastifyRequest) => listQuery(e, request.query as ListParameters);
  const reading = <T>(request: FastifyRequest, work: (tx: Tx) => Promise<T>) => house.asDomain(caller(request).domainId, work);
  const serves = (action: ListAction) => offers(e, action) && !except.includes(action);
  const refused = (action: ListAction) => !offers(e, action) && !except.includes(action);

  app.get(url, { config: viewing, schema: { tags, querystring } }, (request) =>
    reading(request, (tx) => listRecords(tx, view(request), queryOf(request), (work) => reading(request, work))),
  );
  app.get(`${url}options`, { config: viewing, schema: { tags, querystring } }, (request) =>
    reading(request, (tx) => optionsOf(tx, view(request), queryOf(request))),
  );
  app.get(`${url}/export.csv`, { config: viewing, schema: { tags, querystring } }, (request, reply) =>
    exportCsv(house, view(request), queryOf(request), reply),
  );
  app.get(`${url}/:id`, { config: viewing, schema: { tags, params: idParameter } }, (request) =>
    reading(request, async (tx) => shown(await getRecord(tx, view(request), request.params.id), caller(request))),
  );

  if (serves("add"))
    app.post(url, { config: { permission: desk.permission("add") }, schema: { tags, body: createSchema(e) } }, (request, reply) =>
      write(request, (tx, seen) => replay(tx, request, reply, 201, () => insertRecord(tx, seen, request.body as Values))),
    );
  if (serves("edit"))
    app.put(url, { config: editing, schema: { tags } }, (request) =>
      write(request, (tx, seen) => changesOf(e, request.body, (changes) => changeRecords(tx, seen, changes))),
    );
  if (serves("activate"))
    for (const active of [true, false])
      app.post(`${url}/${active ? "activate" : "deactivate"}`, { config: editing, schema: { tags, body: idsBody } }, (request) =>
        write(request, (tx, seen) =>
          changeRecords(
            tx,
            seen,
            request.body.ids.map((id) => ({ id, active })),
          ),
        ),
      );
  if (serves("copy"))
    app.post(
      `${url}/:id/copy`,
      { config: { permission: desk.permission("add") }, schema: { tags, params: idParameter } },
      (request, reply) => write(request, (tx, seen) => replay(tx, request, reply, 201, () => copyRecord(tx, seen, request.params.id))),
    );
  if (serves("delete")) {
    const deleting = { permission: desk.permission("delete") };
    app.delete(`${url}/:id`, { config: deleting, schema: { tags, params: idParameter } }, async (request, reply) => {
      await write(request, (tx, seen) => removeRecords(tx, seen, [request.params.id]));
      return reply.code(204).send();
    });
    app.post(`${url}/delete`, { config: deleting, schema: { tags, body: idsBody } }, async (request, reply) => {
      await write(request, (tx, seen) => removeRecords(tx, seen, request.body.ids));
      return reply.code(204).send();
    });
  }

  const cannot = () => {
    throw new Problem(405, "MethodNotAllowed");
  };
  if (refused("add")) app.post(url, { config: viewing, schema: { tags, hide: true } }, cannot);
  if (refused("edit")) app.put(url, { config: viewing, schema: { tags, hide: true } }, cannot);
  if (refused("delete")) app.delete(`${url}/:id`, { config: viewing, schema: { tags, hide: true } }, cannot);
  return desk;
}
