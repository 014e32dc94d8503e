import { asWritten } from "@vigil/model/entity/asWritten";
import { changeSchema, type ChangeOf, type Entity } from "@vigil/model/entity/entity";
import { once } from "@vigil/model/entity/once";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { z } from "zod";
import { checked } from "../http/checked.ts";

/** A schema is made ready at its first reading: not anew for each change. */
const schemaOf = once(changeSchema);

/** What a PUT of the list says: a record or an array of them. */
export function changesOf<E extends Entity>(e: E, body: unknown): ChangeOf<E>[] {
  const schema = schemaOf(e) as z.ZodType<ChangeOf<E>>;
  if (!Array.isArray(body)) return [checked(schema, asWritten(e, body))];
  const items = checked(z.array(z.unknown()).min(1).max(mostAtOnce), body);
  return items.map((item, index) => checked(schema, asWritten(e, item), [index]));
}

/** The answer in the shape of what was sent. */
export const inShapeOf = (body: unknown, records: readonly unknown[]): unknown => (Array.isArray(body) ? records : records[0]);
