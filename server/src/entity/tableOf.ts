import type { Entity } from "@vigil/model/entity/entity";
import type { Field } from "@vigil/model/entity/field";
import type { ColumnType, Generated } from "kysely";

/** What the kind of table adds to the declared fields. */
type Owner<K extends Entity["kind"]> = K extends "catalogue"
  ? { ownerDomainId: number | null; createdByDomainId: Generated<number | null> }
  : K extends "global"
    ? unknown
    : { domainId: number };

interface Common {
  id: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  createdBy: Generated<number | null>;
  revision: Generated<number>;
}

type Value<F> = F extends Field<infer T> ? (F extends { kind: "instant" } ? Date | Extract<T, null> : T) : never;
type Column<F> = F extends { by: "server" } ? ColumnType<Value<F>, Value<F> | undefined, Value<F>> : Value<F>;
type ColumnName<K, F> = F extends { derived: true } ? never : F extends { column: infer Name extends string } ? Name : K;

/** A row of the entity's table as Kysely sees it. */
export type TableOf<E extends Entity> = Omit<
  { [K in keyof E["fields"] as ColumnName<K, E["fields"][K]>]: Column<E["fields"][K]> },
  keyof Common
> & { [K in keyof E["fields"] as E["fields"][K] extends { unique: true } ? `${K & string}Key` : never]: string } & Owner<E["kind"]> &
  Common;
