import multipart from "@fastify/multipart";
import type { Entity } from "@vigil/model/entity/entity";
import { formValue, notJson } from "@vigil/model/entity/formValue";
import type { FastifyRequest } from "fastify";
import type { App, House } from "../house.ts";
import { formLimits, receivedForm } from "../http/receivedForm.ts";
import type { ReceivedUpload } from "../http/receivedUpload.ts";
import type { UploadRefusals } from "../http/uploadRefusal.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Desk } from "./desk.ts";
import type { View } from "./view.ts";

type Put<E extends Entity> = (tx: Tx, view: View<E>, id: number) => Promise<void>;

/** The file that a record of a list carries, where it may come within POST and PUT of the list. */
export interface ListFile<E extends Entity> {
  /** Most bytes of it. */
  most: number;
  refusals?: UploadRefusals;
  /** Fields of the form that are about the file and none of the record's. */
  orders?: readonly string[];
  /** Whether it is what the list keeps, stored when this answers; and how it becomes the record's, in the transaction of the record. */
  read: (file: ReceivedUpload, orders: Readonly<Record<string, string | undefined>>) => Promise<Put<E>>;
}

/** What a write was sent: the record, and its file if one came. */
export interface Sent<E extends Entity> {
  body: unknown;
  file?: { hash: string; read: () => Promise<Put<E>> };
}

/** A scope in which POST and PUT of a list take forms beside JSON. */
export const takingForms = (app: App, { most }: Pick<ListFile<never>, "most">, routes: (scope: App) => void): void => {
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { ...formLimits, fileSize: most } });
    routes(scope);
  });
};

/** What came, as JSON or as a form; a file that was not kept is gone when the work is done. */
export function whatWasSent<E extends Entity, T>(
  request: FastifyRequest,
  house: House,
  { entity: e, permission }: Desk<E>,
  { orders: orderNames = [], refusals, read }: ListFile<E>,
  work: (sent: Sent<E>) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    if (request.validationError) throw request.validationError;
    return work({ body: request.body });
  }
  return receivedForm(
    request,
    house.files,
    ({ fields, file }) => {
      // a new record may be for others than those who change its file afterwards
      const edit = permission("edit");
      if (file && !caller(request).permissions.has(edit)) throw new Problem(403, "Forbidden", { details: { permission: edit } });
      const orders: Record<string, string> = {};
      const body: Record<string, unknown> = {};
      for (const [name, sent] of fields)
        if (orderNames.includes(name)) orders[name] = sent;
        else body[name] = valueOf(e, name, sent);
      const [order] = Object.keys(orders);
      if (order !== undefined && !file) throw new Problem(422, refusals?.missing ?? "FieldRequired", { field: "file" });
      return work({ body, ...(file && { file: { hash: file.hash, read: () => read(file, orders) } }) });
    },
    refusals,
  );
}

const number = { kind: "integer", nullable: false } as const;
const ofEvery: Readonly<Record<string, typeof number>> = { id: number, revision: number };

function valueOf(e: Entity, name: string, sent: string): unknown {
  const value = formValue(ofEvery[name] ?? (Object.hasOwn(e.fields, name) ? e.fields[name] : undefined), sent);
  if (value === notJson) throw new Problem(422, "FieldNotJson", { field: name });
  return value;
}
