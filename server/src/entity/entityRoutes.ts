import type { Entity, ListAction, RecordOf } from "@vigil/model/entity/entity";
import { offers } from "@vigil/model/entity/entity";
import { languages } from "@vigil/model/phrases/languages";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { caller, type Caller } from "../identity/access/caller.ts";
import { preferredLanguage } from "../http/preferredLanguage.ts";
import { sheetFormats } from "../http/sendSheet.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { idParameter } from "./bodies.ts";
import { deskOf, type Desk, type Seen } from "./desk.ts";
import { exportCsv } from "./exportCsv.ts";
import { exportSheet } from "./exportSheet.ts";
import { keptQueries } from "./keptQueries.ts";
import { listParameters, listQuery, type ListParameters } from "./listQuery.ts";
import { getRecord, listRecords, optionsOf } from "./readRecords.ts";
import { writeRoutes } from "./writeRoutes.ts";
import type { Writes } from "./writes.ts";

/** What a room adds: the rules of its records, what its derived fields are, and the writes it does itself. */
export interface EntityRoom<E extends Entity> extends Seen<E>, Writes<E> {
  /** How one record goes out to this caller, where not all of it is everybody's who may view it. */
  shown?: (record: RecordOf<E>, caller: Caller) => unknown;
}

/** Rows that somebody took out of all that match: their numbers, joined by commas. */
const without = z
  .string()
  .regex(/^\d{1,15}(?:,\d{1,15}){0,999}$/u)
  .transform((text) => text.split(",").map(Number))
  .optional();

/** The calls of one list; what a list writes otherwise is handed over, everything around it stands here and in `writeRoutes`. */
export function entityRoutes<E extends Entity>(app: App, house: House, e: E, room: EntityRoom<E> = {}): Desk<E> {
  const { shown = (record) => record } = room;
  const desk = deskOf(house, e, room);
  const { view } = desk;
  const url = `/api/${e.url}`;
  const tags = [e.plural];
  const viewing = { permission: desk.permission("view") };
  const querystring = listParameters(e);
  const queryOf = (request: FastifyRequest) => listQuery(e, request.query as ListParameters, caller(request));
  const whatIsAsked = keptQueries(e, room.steps);
  const reading = <T>(request: FastifyRequest, work: (tx: Tx) => Promise<T>) => house.asDomain(caller(request).domainId, work);

  app.get(url, { config: { ...viewing, reads: true }, schema: { tags, querystring } }, (request) =>
    house.asDomain(
      caller(request).domainId,
      (tx) => listRecords(tx, view(request), whatIsAsked(request.url, request.query, caller(request))),
      { oneTurn: true },
    ),
  );
  app.get(`${url}options`, { config: viewing, schema: { tags, querystring } }, (request) =>
    reading(request, (tx) => optionsOf(tx, view(request), queryOf(request))),
  );
  app.get(`${url}/export.csv`, { config: viewing, schema: { tags, querystring } }, (request, reply) =>
    exportCsv(house, view(request), queryOf(request), reply),
  );
  const sheet = z.object({
    ...querystring.shape,
    format: z.enum(sheetFormats).default("xlsx"),
    language: z.enum(languages).optional(),
    without,
  });
  app.get(
    `${url}/sheet`,
    { config: viewing, schema: { tags, summary: "What the list shows as a file for people, in their language", querystring: sheet } },
    (request, reply) => {
      const { format, language = preferredLanguage(request.headers["accept-language"]), without: leftOut = [], ...asked } = request.query;
      const query = { ...listQuery(e, asked, caller(request)), without: leftOut };
      return exportSheet(house, view(request), query, { reply, format, language });
    },
  );
  app.get(`${url}/:id`, { config: viewing, schema: { tags, params: idParameter } }, (request) =>
    reading(request, async (tx) => shown(await getRecord(tx, view(request), request.params.id), caller(request))),
  );
  writeRoutes(app, house, desk, room);

  const cannot = () => {
    throw new Problem(405, "MethodNotAllowed");
  };
  const refused = { config: viewing, schema: { tags, hide: true } };
  const lacks = (action: ListAction, own: unknown) => !offers(e, action) && own === undefined;
  if (lacks("add", room.insert)) app.post(url, refused, cannot);
  if (lacks("edit", room.change)) app.put(url, refused, cannot);
  if (lacks("delete", room.remove)) app.delete(`${url}/:id`, refused, cannot);
  return desk;
}
