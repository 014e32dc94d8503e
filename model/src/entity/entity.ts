import { z } from "zod";
import type { Field } from "./field.ts";

export type Fields = Record<string, Field>;

/** DATA's kinds: global, catalogue (own or shared), tenant, growing tenant. */
export type TableKind = "global" | "catalogue" | "tenant" | "growing";

export interface Entity<F extends Fields = Fields> {
  /** Singular, camelCase: the key of its phrases and its problem codes. */
  readonly name: string;
  /** Plural, camelCase: its permissions (`users:edit`) and its table in snake_case. */
  readonly plural: string;
  /** Its REST path under /api and its page under /:domain/admin. */
  readonly url: string;
  readonly kind: TableKind;
  /** `asc(name)`, several joined by commas. */
  readonly sortBy: string;
  /** The field people know a record by. */
  readonly title: keyof F & string;
  readonly fields: F;
}

export const entity = <const F extends Fields>(declaration: Entity<F>): Entity<F> => declaration;

type ValueOf<X> = X extends Field<infer T> ? T : never;
type ClientNames<F extends Fields> = { [K in keyof F]: F[K]["by"] extends "client" ? K : never }[keyof F] & string;
type SecretFree<F extends Fields> = { [K in keyof F]: F[K] };
export type FieldName<E extends Entity> = keyof E["fields"] & string;

/** A record as the server gives it out. */
export type RecordOf<E extends Entity> = { id: number; revision: number } & {
  [K in keyof SecretFree<E["fields"]>]: ValueOf<E["fields"][K]>;
};
/** What a create may name; the server fills in the rest. */
export type CreateOf<E extends Entity> = { [K in ClientNames<E["fields"]>]?: ValueOf<E["fields"][K]> };
export type ChangeOf<E extends Entity> = { id: number; revision?: number } & CreateOf<E>;

export const fieldEntries = <F extends Fields>(e: Entity<F>): [keyof F & string, Field][] => Object.entries(e.fields);

const namesWhere = (e: Entity, test: (field: Field) => boolean): string[] =>
  fieldEntries(e)
    .filter(([, field]) => test(field))
    .map(([name]) => name);

export const listNames = (e: Entity): string[] => namesWhere(e, ({ list }) => list !== undefined);
export const sortableNames = (e: Entity): string[] => namesWhere(e, ({ list }) => list === "sortable");
export const filterNames = (e: Entity): string[] => namesWhere(e, ({ filter }) => filter === true);
export const searchNames = (e: Entity): string[] => namesWhere(e, ({ search }) => search === true);
export const formNames = (e: Entity, place: "create" | "edit"): string[] =>
  namesWhere(e, ({ by, form }) => by === "client" && form !== "none" && (form === undefined || form === place));

const shapeOf = (e: Entity, names: string[]) => Object.fromEntries(names.map((name) => [name, e.fields[name]!.schema]));

/** Fields without a sensible empty value must be named in a create; the store knows the defaults of the others. */
export const createSchema = <F extends Fields>(e: Entity<F>) =>
  z.strictObject(shapeOf(e, formNames(e, "create"))).partial() as unknown as z.ZodType<CreateOf<Entity<F>>>;

export const changeSchema = <F extends Fields>(e: Entity<F>) =>
  z
    .strictObject(shapeOf(e, formNames(e, "edit")))
    .partial()
    .extend({ id: z.int().positive(), revision: z.int().positive().optional() }) as unknown as z.ZodType<ChangeOf<Entity<F>>>;
