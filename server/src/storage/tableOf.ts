import type { Entity } from "@vigil/model/entity/entity";
import type { Field, Link, ValueOf } from "@vigil/model/entity/field";
import type { Generated } from "kysely";
import type { Catalogue, Common, GeneratedJson, Global, Growing, Instant, Json, Stamp, Tenant } from "./columns.ts";

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
type Copied<E extends Entity> = E extends { copies: "finished" }
  ? unknown
  : "copy" extends E["actions"][number]
    ? { unfinishedCopy: Generated<boolean> }
    : unknown;
/** When a row became an older version, where its list shows the newest alone. */
type Superseded<E extends Entity> = E["scope"] extends { without: "supersededAt" } | { outdated: "supersededAt" }
  ? { supersededAt: Instant | null }
  : unknown;

/**
 * The columns that a list's declaration says its table has, beside those of its kind. What begins with a value has it as the default of its
 * column too; `Defaults` names further ones that an insert may leave out. `database.db.test.ts` compares all of it with PostgreSQL.
 * `Known` says more of a column than its declaration does, such as what is in the JSON that the server writes.
 */
export type TableOf<
  E extends Entity,
  Defaults extends keyof Columns<E["fields"]> = never,
  Known extends { [C in keyof Known]: C extends keyof Columns<E["fields"]> ? unknown : never } = object,
> = Omit<
  {
    [C in keyof Columns<E["fields"]>]: C extends Defaults
      ? Filled<Columns<E["fields"]>[C]>
      : Columns<E["fields"]>[C] extends { readonly initial: unknown }
        ? Filled<Columns<E["fields"]>[C]>
        : Given<Columns<E["fields"]>[C]>;
  },
  keyof (Common & Tenant & Catalogue) | keyof Known
> &
  Keys<E["fields"]> &
  Copied<E> &
  Known;

type OfKind = { global: Common & Global; catalogue: Common & Catalogue; tenant: Common & Tenant; growing: Growing };

/** The whole row of a list's table. */
export type RowOf<
  E extends Entity,
  Defaults extends keyof Columns<E["fields"]> = never,
  Known extends { [C in keyof Known]: C extends keyof Columns<E["fields"]> ? unknown : never } = object,
> = OfKind[E["kind"]] & TableOf<E, Defaults, Known> & Superseded<E>;

type Owner = {
  global: unknown;
  catalogue: Pick<Catalogue, "ownerDomainId">;
  tenant: Pick<Tenant, "domainId">;
  growing: Pick<Tenant, "domainId">;
};
/** Search: one row per word of a record, in its key form. */
type Words<E extends Entity> = Owner[E["kind"]] & { word: string; id: number };
type Searched<E extends Entity> = { [K in keyof E["fields"]]: E["fields"][K] extends { search: true } ? true : never }[keyof E["fields"]];

type LinkIn<Fields> = { [K in keyof Fields]: Fields[K] extends { through: infer L extends Link } ? L : never }[keyof Fields];
type LinkOf<E> = E extends Entity ? LinkIn<E["fields"]> : never;
type LinkRow<L extends Link> = Owner[L extends { kind: "catalogue" } ? "catalogue" : "tenant"] & {
  [C in L["own"] | L["other"]]: number;
} & (L extends {
    ordered: true;
  }
    ? { position: number }
    : unknown);

type Named<E extends Entity> = E extends { table: infer Name extends string } ? Name : E["plural"];

/** The tables of these lists, of their words and of their links, but for those in `ByHand`, of which more is known than declarations say. */
export type TablesOf<Lists extends Record<string, Entity>, ByHand> = {
  [N in keyof Lists as Exclude<Named<Lists[N]>, ByHand>]: RowOf<Lists[N]>;
} & {
  [N in keyof Lists & string as [Searched<Lists[N]>] extends [never] ? never : `${N}Words`]: Words<Lists[N]>;
} & {
  [L in LinkOf<Lists[keyof Lists]> as Exclude<L["table"], ByHand>]: LinkRow<L>;
};
