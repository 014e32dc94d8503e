import { createSchema, offers, type CreateOf, type Entity } from "@vigil/model/entity/entity";
import type { App, House } from "../house.ts";
import { checked } from "../http/checked.ts";
import { replay } from "../http/replay.ts";
import { changesOf, inShapeOf } from "./changesOf.ts";
import type { Desk } from "./desk.ts";
import { takingForms, whatWasSent, type ListFile } from "./listFile.ts";
import { getRecord } from "./readRecords.ts";
import type { Writes } from "./writes.ts";

type FileWrites<E extends Entity> = Required<Pick<Writes<E>, "insert" | "change">> & { file: ListFile<E> };

/** POST and PUT of a list whose records carry a file: JSON as everywhere, or a form with the record's fields and the file. */
export function fileRoutes<E extends Entity>(app: App, house: House, desk: Desk<E>, { insert, change, file }: FileWrites<E>): void {
  const { entity: e, write, permission } = desk;
  const url = `/api/${e.url}`;
  const tags = [e.plural];
  const consumes = ["application/json", "multipart/form-data"];
  if (typeof change === "object") throw new Error(`${e.plural} takes orders only, and no file.`);
  takingForms(app, file, (scope) => {
    if (offers(e, "add"))
      scope.post(
        url,
        {
          config: { permission: permission("add"), longUpload: true },
          attachValidation: true, // of a form the body is put together first
          schema: { tags, consumes, body: createSchema(e) },
        },
        (request, reply) =>
          whatWasSent(request, house, desk, file, async ({ body, file: sent }) => {
            const values = request.isMultipart() ? checked(createSchema(e), body) : (body as CreateOf<E>);
            const put = await sent?.read();
            return write(request, (tx, view) =>
              replay(
                tx,
                request,
                reply,
                201,
                async () => {
                  const record = await insert(tx, view, values);
                  if (!put) return record;
                  await put(tx, view, record.id);
                  return getRecord(tx, view, record.id);
                },
                sent ? [body, sent.hash] : body,
              ),
            );
          }),
      );
    if (offers(e, "edit"))
      scope.put(url, { config: { permission: permission("edit"), longUpload: true }, schema: { tags, consumes } }, (request) =>
        whatWasSent(request, house, desk, file, async ({ body, file: sent }) => {
          const changes = changesOf(e, body);
          const put = await sent?.read();
          return write(request, async (tx, view) => {
            const records = await change(tx, view, changes);
            const [record] = records;
            if (!put || !record) return inShapeOf(body, records);
            await put(tx, view, record.id);
            return getRecord(tx, view, record.id);
          });
        }),
      );
  });
}
