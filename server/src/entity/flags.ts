import type { Entity } from "@vigil/model/entity/entity";
import { z } from "zod";
import type { Tx } from "../storage/asDomain.ts";
import { oneOrMany } from "./bodies.ts";
import type { View } from "./view.ts";

/** A PUT that changes no field: each part of it is an order (`reset: true`), and what comes of it is told in the same shape. */
export interface Flags<E extends Entity> {
  readonly body: z.ZodType;
  readonly set: (tx: Tx, view: View<E>, body: unknown) => Promise<unknown>;
}

export function flags<E extends Entity, F>(
  flag: z.ZodType<F>,
  set: (tx: Tx, view: View<E>, flags: readonly F[]) => Promise<readonly unknown[]>,
): Flags<E> {
  const many = z.array(flag);
  return {
    body: oneOrMany(flag),
    set: async (tx, view, body) => {
      if (Array.isArray(body)) return set(tx, view, many.parse(body));
      return (await set(tx, view, [flag.parse(body)]))[0];
    },
  };
}
