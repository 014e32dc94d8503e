import type { Entity } from "@vigil/model/entity/entity";
import type { Field, ValueOf } from "@vigil/model/entity/field";
import type { Generated } from "kysely";
import type { Catalogue, Common, GeneratedJson, Instant, Json, Stamp, Tenant } from "./columns.ts";

type Null<F> = Extract<ValueOf<F>, null>;
/** What an insert has to give, but for what may be null. */
type Given<F> = F extends { kind: "instant" }
  ? Instant | Null<F>
  : F extends { kind: "json" }
    ? Json<Exclude<ValueOf<F>, null>> | Null<F>
    : ValueOf<F>;
/** What the database fills in. */
type Filled<F> = F extends { kind: "instant" } ? Stamp : F extends { kind: "json" } ? GeneratedJson<ValueOf<F>> : Generated<ValueOf<F>>;

type ColumnName<K, F> = F extends { derived: true } ? never : F extends { column: infer Name extends string } ? Name : K;
type Columns<Fields extends Record<string, Field>> = { [K in keyof Fields as ColumnName<K, Fields[K]>]: Fields[K] };
type Keys<Fields extends Record<string, Field>> = {
  [K in keyof Fields & string as Fields[K] extends { unique: true } ? `${K}Key` : never]: string;
};
type Copied<E extends Entity> = "copy" extends E["actions"][number] ? { unfinishedCopy: Generated<boolean> } : unknown;

/**
 * The columns that a list's declaration says its table has, beside those of its kind (`Common`, `Tenant`, `Catalogue`). `Defaults` names the
 * ones an insert may leave out because the database has a default for them; `database.db.test.ts` compares all of it with PostgreSQL.
 * `Known` says more of a column than its declaration does, such as what is in the JSON that the server writes.
 */
export type TableOf<
  E extends Entity,
  Defaults extends keyof Columns<E["fields"]> = never,
  Known extends { [C in keyof Known]: C extends keyof Columns<E["fields"]> ? unknown : never } = object,
> = Omit<
  { [C in keyof Columns<E["fields"]>]: C extends Defaults ? Filled<Columns<E["fields"]>[C]> : Given<Columns<E["fields"]>[C]> },
  keyof (Common & Tenant & Catalogue) | keyof Known
> &
  Keys<E["fields"]> &
  Copied<E> &
  Known;
