import type { Entity } from "@vigil/model/entity/entity";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { pathOf } from "@vigil/model/entity/path";
import { z } from "zod";
import { checked } from "../http/checked.ts";
import type { Tx } from "../storage/asDomain.ts";
import { inShapeOf } from "./changesOf.ts";
import { getRecords } from "./readRecords.ts";
import type { View } from "./view.ts";

/** A PUT that changes no field: each part of it is an order (`reset: true`), and what comes of it is told in the same shape. */
export interface Flags<E extends Entity> {
  readonly set: (tx: Tx, view: View<E>, body: unknown) => Promise<unknown>;
}

const record = z.looseObject({ id: z.int().positive() });
type Sent = z.infer<typeof record>;

/**
 * A row that was read may be written back, too: what else it tells is passed over, and of its flags only those are orders that differ from
 * how the record stands.
 */
export function flags<E extends Entity, F extends { id: number }>(
  flag: z.ZodObject & z.ZodType<F>,
  set: (tx: Tx, view: View<E>, flags: readonly F[]) => Promise<readonly unknown[]>,
): Flags<E> {
  return {
    set: async (tx, view, body) => {
      const many = Array.isArray(body);
      const items = many ? checked(z.array(z.unknown()).min(1).max(mostAtOnce), body) : [body];
      const rows = items.map((item, index) => checked(record, item, many ? [index] : []));
      const isRead = (name: string) => !(name in flag.shape) && pathOf(view.entity, name) !== undefined;
      const read = rows.filter((row) => Object.keys(row).some(isRead)).map(({ id }) => id);
      const stored = new Map((read.length > 0 ? await getRecords(tx, view, read) : []).map((row) => [row.id, row]));
      const orders = rows.map((row, index) => {
        const asked = orderOf(row, stored.get(row.id), isRead);
        return asked === undefined ? undefined : checked(flag, asked, many ? [index] : []);
      });
      const given = orders.filter((order) => order !== undefined);
      const done = given.length > 0 ? (await set(tx, view, given)).values() : undefined;
      return inShapeOf(
        body,
        orders.map((order, index) => (order === undefined ? stored.get(rows[index]!.id) : done?.next().value)),
      );
    },
  };
}

/** Undefined where a row that was read orders nothing. */
function orderOf(row: Sent, stored: object | undefined, isRead: (name: string) => boolean): Sent | undefined {
  if (stored === undefined) return row;
  const order = Object.entries(row).filter(([name, value]) => name !== "id" && !isRead(name) && Reflect.get(stored, name) !== value);
  return order.length > 0 ? { ...Object.fromEntries(order), id: row.id } : undefined;
}
