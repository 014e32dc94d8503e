import type { Entity } from "@vigil/model/entity/entity";
import { disorderOf } from "@vigil/model/entity/ordered";
import { Problem } from "../problem.ts";
import type { Values } from "./view.ts";

/** Fields that contradict each other, wherever a record is written: what somebody changes must fit, what stands from before may stay. */
export function refuseDisorder({ ordered = [], fields }: Entity, values: Values, before?: Values): void {
  const changed = (name: string) => name in values && (before === undefined || !isSame(values[name], before[name]));
  const touched = ordered.filter(({ first, second }) => before === undefined || changed(first) || changed(second));
  if (touched.length === 0) return;
  const initial = before ?? Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]));
  const pair = disorderOf(touched, { ...initial, ...values });
  if (pair !== undefined) throw new Problem(422, pair.code, { field: pair.at });
}

const isSame = (one: unknown, other: unknown): boolean =>
  other instanceof Date && typeof one === "string" ? Date.parse(one) === other.getTime() : one === other;
