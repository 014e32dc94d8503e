import { z } from "zod";
import type { AccessLevelCode } from "../identity/accessLevelCodes.ts";
import type { PermissionAction } from "../identity/permissionWord.ts";
import type { Narrowing } from "./actor.ts";
import type { ProblemCode } from "../phrases/problemCode.ts";
import type { NumberOrText } from "./numberOrText.ts";
import type { Ordered } from "./ordered.ts";
import type { Field, ValueOf } from "./field.ts";

export type Fields = Record<string, Field>;

/** The kinds of table (docs/data.md): everybody's, own or shared, a domain's, a domain's that grows by months. */
export type TableKind = "global" | "catalogue" | "tenant" | "growing";

/** What the list offers beside viewing; copying is allowed by `add`, activating by `edit`. */
export type ListAction = "add" | "edit" | "copy" | "delete" | "activate";

/** Whose rows a caller without `companies:all` sees, and what else narrows them. A path may go through a reference: `userId.companyId`. */
export interface Scope {
  /** The field that names the company. */
  readonly companies?: string;
  /** Its ids are narrowed by those the caller is limited to. */
  readonly narrowedBy?: Narrowing;
  /** Who may not enter other domains sees one row: the one that this column of their domain names. */
  readonly ofDomain?: string;
  /** The field that names the person: whoever is limited to groups sees what is of their members. */
  readonly groupsOf?: string;
  /** The field that names the course status: whoever is limited to programs sees what is of them, and of what belongs to none nothing. */
  readonly programsOf?: string;
  /** Rows in which this column is set are nobody's any more. */
  readonly without?: string;
  /** Rows in which this column is set are older versions: each can still be read, lists show the newest. */
  readonly outdated?: string;
  /** The field that names the trainer, through a reference or not: somebody with that access level sees their own rows, and no others. */
  readonly trainer?: string;
}

/** What is said of its records where the general sentences are not enough. */
export interface ListProblems {
  readonly missing?: ProblemCode;
  readonly unfinishedCopy?: ProblemCode;
  readonly inUse?: ProblemCode;
}

export interface Entity<F extends Fields = Fields> {
  /** Singular, camelCase: the key of its phrases and its problem codes. */
  readonly name: string;
  /** Plural, camelCase: its permissions (`users:edit`) and, unless `table` says otherwise, its table. */
  readonly plural: string;
  readonly table?: string;
  /** Its REST path under /api and its page under /:domain/admin. */
  readonly url: string;
  readonly kind: TableKind;
  /** `asc(name)`, several joined by commas. */
  readonly sortBy: string;
  /** The field people know a record by. */
  readonly title: keyof F & string;
  readonly actions: readonly ListAction[];
  /** What the shared access levels may do with it, but those that hold every list: administrators of domains and the system, the vendor's. */
  readonly levels?: { readonly [Code in AccessLevelCode]?: readonly PermissionAction[] };
  readonly scope?: Scope;
  readonly problems?: ListProblems;
  /** Its records are people: what the log says of them stands in the part that erasing a person empties. */
  readonly people?: true;
  /** Every row of a domain names its record: a change of it waits for nobody who only writes such a row. */
  readonly namedByAll?: true;
  /** A copy is a record like any other at once; elsewhere it is unfinished until it is saved under a name of its own. */
  readonly copies?: "finished";
  /** The reference to the records whose words it is searched by: what people did, by what they are called. */
  readonly searchedBy?: keyof F & string;
  /** Filters that are typed into one box: a number asks for the one, a text for the other. */
  readonly oneBox?: NumberOrText;
  /** Texts of records that come with the product, and the phrases below those of the list that say them; one that somebody changed stays as it is kept. */
  readonly brought?: Readonly<Record<string, string>>;
  /** Pairs of fields that contradict each other out of order. */
  readonly ordered?: readonly Ordered[];
  readonly fields: F;
}

const known = new Map<string, Entity>();
/** What declared itself, by its name: so a reference finds what its `to` means, and nothing here has to name a list. */
export const declared: ReadonlyMap<string, Entity> = known;

export const entity = <const F extends Fields, const E extends Entity<F>>(declaration: E & Entity<F>): E => {
  known.set(declaration.name, declaration);
  return declaration;
};

type ClientNames<F extends Fields> = { [K in keyof F]: F[K]["by"] extends "client" ? K : never }[keyof F] & string;
type PlainNames<F extends Fields> = { [K in keyof F]: F[K] extends { kind: "secret" } ? never : K }[keyof F] & string;
/** `companyId` is read as `company.name`. */
type Dotted<F extends Fields> = {
  [
    K in keyof F & string as F[K] extends { shows: infer Name extends string; to: string }
      ? K extends `${infer Relation}Id`
        ? `${Relation}.${Name}`
        : never
      : never
  ]?: string | null;
};
export type FieldName<E extends Entity> = keyof E["fields"] & string;
export type Abilities = { [A in "edit" | "delete" | "copy" | "activate"]?: boolean };

/** What comes with every row; `shared` in catalogues, `unfinishedCopy` where copies can be made. */
export type Always = { id: number; revision: number; abilities?: Abilities; shared?: boolean; unfinishedCopy?: boolean };

/** A record as the server gives it out; a list's rows carry the fields that were asked for. */
export type RecordOf<E extends Entity> = Always & {
  [K in PlainNames<E["fields"]>]: ValueOf<E["fields"][K]>;
} & Dotted<E["fields"]>;
/** What a create may name; the server fills in the rest. */
export type CreateOf<E extends Entity> = { [K in ClientNames<E["fields"]>]?: ValueOf<E["fields"][K]> };
export type ChangeOf<E extends Entity> = { id: number; revision?: number } & CreateOf<E>;

export const fieldEntries = (e: Entity): [string, Field][] => Object.entries(e.fields);

/** The relation of a reference: `companyId` → `company`. */
export const relationOf = (name: string): string => name.replace(/Id$/u, "");

export const namesWhere = (e: Entity, test: (field: Field) => boolean): string[] =>
  fieldEntries(e)
    .filter(([, field]) => test(field))
    .map(([name]) => name);

export const listNames = (e: Entity): string[] => namesWhere(e, ({ list }) => list !== undefined);
export const filterNames = (e: Entity): string[] => namesWhere(e, ({ filter }) => filter === true);
export const searchNames = (e: Entity): string[] => namesWhere(e, ({ search }) => search === true);
export const formNames = (e: Entity, place: "create" | "edit"): string[] =>
  namesWhere(e, ({ by, form }) => by === "client" && form !== "none" && (form === undefined || form === place));

/** An entity whose rows people switch on and off. */
export const offers = (e: Entity, action: ListAction): boolean => e.actions.includes(action);

const shapeOf = (e: Entity, names: string[], schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(names.map((name) => [name, schemaOf(e.fields[name]!)]));

const initialSchema = ({ schema, initial, kind }: Field): z.ZodType => {
  if (initial !== undefined) return schema.default(initial);
  return kind === "secret" ? schema.optional() : schema;
};

/** Fields without an initial value must be named in a create. */
export const createSchema = <E extends Entity>(e: E) =>
  z.strictObject(shapeOf(e, formNames(e, "create"), initialSchema)) as unknown as z.ZodType<CreateOf<E>>;

export const changeSchema = <E extends Entity>(e: E) =>
  z
    .strictObject(shapeOf(e, formNames(e, "edit"), ({ schema }) => schema))
    .partial()
    .extend({ id: z.int().positive(), revision: z.int().positive().optional() }) as unknown as z.ZodType<ChangeOf<E>>;
