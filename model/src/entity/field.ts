import { z } from "zod";
import { defaultLocale, locales } from "../identity/locales.ts";
import { ofGrammar, type Grammar } from "../values/grammar.ts";
import { calendarDate, moment } from "../values/calendarDate.ts";
import { isStorableText } from "../values/storableText.ts";

/** About a dozen kinds, each with one control and one cell; a further one needs a decision record. */
export type FieldKind =
  | "text"
  | "longText"
  | "integer"
  | "decimal"
  | "yesNo"
  | "choice"
  | "date"
  | "instant"
  | "reference"
  | "references"
  | "json"
  | "secret";
export type Writer = "client" | "server";

/** The link table of a `references` field: `own` names the record's column, `other` the named one's. */
export interface Link {
  readonly table: string;
  readonly own: string;
  readonly other: string;
  /** A catalogue's link rows carry their record's owner instead of the domain. */
  readonly kind?: "catalogue";
  /** The order of the ids is kept in the column `position`. */
  readonly ordered?: true;
  /** Only rows in which this column is null. */
  readonly without?: string;
  /** Rows written through this field are marked so; those with another mark are read, but not rewritten. */
  readonly mark?: { readonly column: string; readonly value: string };
}

export interface FieldOptions {
  /** A column of the list; "sortable" also lets the server order by it, so it needs its index; of one that may be empty, two. */
  list?: true | "sortable";
  /** The column is offered by the column chooser but not shown at first. */
  hidden?: true;
  /** Found by the list's search box (prefix of any word). */
  search?: true;
  /** Offered as a filter of the list. */
  filter?: true;
  /** Where the form offers it; both when missing. */
  form?: "create" | "edit" | "none";
  /** Only a system administrator writes it. */
  system?: true;
  /** references: the room refuses a record that names none, so the form marks the field. */
  needed?: true;
  /** yesNo: who sees a yes should mind it. */
  warns?: true;
  /** instant: the field with the day that it is where its person works. People read that, whatever clocks are theirs. */
  day?: string;
  /** Rows tell it to those alone who have one of these permissions: others have no such column, filter or sort. */
  readers?: readonly string[];
}

export interface Field<T = unknown, By extends Writer = Writer> extends FieldOptions {
  readonly kind: FieldKind;
  readonly schema: z.ZodType<T>;
  readonly by: By;
  readonly nullable: boolean;
  /** What a create that does not name the field gets; without it (and not nullable) the field is required. */
  readonly initial?: T;
  /** Its column, where the specification's name is not the table's. */
  readonly column?: string;
  /** Not a column of the entity's own table: the room says what it is. */
  readonly derived?: true;
  /** An order, not a value: it is taken in and never given out (`clear`). */
  readonly command?: true;
  /** The log says that it changed, never from what to what: readers of events may be learners themselves. */
  readonly untold?: true;
  /** Kept unique by its stored form (`textKey`) in the column `<column>Key`. */
  readonly unique?: true;
  /** choice: its values. */
  readonly options?: readonly string[];
  /** reference(s): the entity named, and the field of it that people read. */
  readonly to?: string;
  readonly shows?: string;
  readonly through?: Link;
  readonly among?: Among;
  /** reference: a column of the table it names that is true of whoever has such a record; a sort by theirs passes over the others. */
  readonly marked?: string;
  /** A unique text that is sorted by its stored form too. */
  readonly sortedByKey?: true;
  /** text: what it is a code of; people read its name. */
  readonly codes?: "language";
  /** text: fewest and most characters. integer, decimal: bounds. */
  readonly min?: number;
  readonly max?: number;
}

/**
 * How many records there are that a reference may name, where they are few for many of these: lists filter by every filter of theirs. Of
 * `some` a sort takes one after the other; a `handful` is shared by so many that no index could give their order, so none goes through it.
 * Of those that are `walked` a sort takes one after the other too, but no filter of theirs is offered.
 */
export type Among = "some" | "handful" | "walked";

type Initial<T> = FieldOptions & { initial?: T };
/** What the type of a field tells of its options: the types of its table follow from that. */
type Told<Kind extends FieldKind, T, O = object> = Field<T, "client"> & { readonly kind: Kind } & (O extends { initial: T }
    ? { readonly initial: T }
    : unknown) &
  (O extends { search: true } ? { readonly search: true } : unknown);
type Empty<O> = O extends { min: 0 } ? O & { initial: string } : O;

// the caller says what its options tell the type
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
const client = <T, F extends Field<T, "client">>(kind: FieldKind, schema: z.ZodType<T>, options: Partial<Field<T>>): F => {
  const field: Field<T, "client"> = { ...options, kind, schema, by: "client", nullable: false };
  return field as F;
};

/** Text that can be kept, and that reads by its grammar where it has one. */
const written = (schema: z.ZodString, grammar: Grammar | undefined) => {
  const kept = schema.refine(isStorableText, { params: { fault: "FieldInvisible" } });
  return grammar === undefined ? kept : ofGrammar(kept, grammar);
};

type TextOptions = Initial<string> & { max: number; min?: number; grammar?: Grammar };
/** One line; a `min` of 0 lets it stay empty, and then it begins empty. */
export const text = <const O extends TextOptions>(options: O): Told<"text", string, Empty<O>> => {
  const { max, min = 1, grammar, ...rest }: TextOptions = options;
  const begins = min === 0 ? { initial: "" } : {};
  return client("text", written(z.string().trim().min(min).max(max), grammar), { ...begins, ...rest, min, max });
};

/** One of the languages there are, by its code. */
export const locale = (): Told<"text", string, { initial: string }> => {
  const known = z
    .string()
    .min(1)
    .refine((code) => locales.some((one) => one === code));
  return client("text", known, { initial: defaultLocale, codes: "language", min: 1, max: 12 });
};

/** An e-mail address; a `min` of 0 lets it stay empty. */
export const mailAddress = <const O extends FieldOptions & { max: number; min?: number }>(options: O): Told<"text", string, Empty<O>> => {
  const { max, min = 1, ...rest }: FieldOptions & { max: number; min?: number } = options;
  const pattern = min === 0 ? new RegExp(`^$|${z.regexes.email.source}`) : z.regexes.email;
  const schema = z.string().trim().max(max).pipe(z.email({ pattern }));
  return client("text", schema, { ...(min === 0 ? { initial: "" } : {}), ...rest, min, max });
};

export const longText = ({
  max,
  grammar,
  ...options
}: FieldOptions & { max: number; grammar?: Grammar }): Told<"longText", string, { initial: string }> =>
  client("longText", written(z.string().trim().max(max), grammar), { initial: "", ...options, max });

type Bounded = Initial<number> & { min: number; max: number };
export const integer = <O extends Bounded>(options: O): Told<"integer", number, O> =>
  client("integer", z.int().min(options.min).max(options.max), options);

export const decimal = <O extends Bounded>(options: O): Told<"decimal", number, O> =>
  client("decimal", z.number().min(options.min).max(options.max), options);

export const yesNo = (options: Initial<boolean> = {}): Told<"yesNo", boolean, { initial: boolean }> =>
  client("yesNo", z.boolean(), { initial: false, ...options });

export const choice = <const Option extends string, O extends Initial<NoInfer<Option>> = object>(
  options: readonly [Option, ...Option[]],
  rest?: O,
): Told<"choice", Option, O> => client<Option, Told<"choice", Option, O>>("choice", z.enum(options), { ...rest, options });

/** A calendar date, YYYY-MM-DD. */
export const date = (options: FieldOptions = {}): Told<"date", string> => client("date", calendarDate, options);

/** A moment, ISO 8601 UTC in whole seconds on the wire. */
export const instant = (options: FieldOptions = {}): Told<"instant", string> => client("instant", moment, options);

type Shows<To extends string, Name extends string> = { readonly to: To; readonly shows: Name };

/** The id of one record of another entity; a list and a record also carry its `shows` field as `company.name`. */
export const reference = <const To extends string, const Name extends string = "name">(
  to: To,
  { shows, ...options }: FieldOptions & { shows?: Name; among?: Among; marked?: string } = {},
): Told<"reference", number> & Shows<To, Name> => client("reference", z.int().positive(), { ...options, to, shows: shows ?? "name" });

type Derived = { readonly derived: true };

/** The ids of many, kept in a link table, or read by an expression of the room. */
export const references = <const O extends FieldOptions & { shows?: string; through?: Link }>(
  to: string,
  options?: O,
): Told<"references", number[]> & Derived & Pick<O, "through" & keyof O> =>
  client("references", z.array(z.int().positive()).max(10_000), { initial: [], shows: "name", ...options, to, derived: true });

export const json = <T, O extends Initial<T>>(options: O & { schema: z.ZodType<T> }): Told<"json", T, O> => {
  const { schema, ...rest }: Initial<T> & { schema: z.ZodType<T> } = options;
  return client("json", schema, rest);
};

/** Taken in, never given out: passwords and keys. */
export const secret = ({ max, ...options }: FieldOptions & { max: number }): Told<"secret", string> & Derived =>
  client("secret", z.string().min(1).max(max), { ...options, max, derived: true });

export type ValueOf<F> = F extends Field<infer T> ? T : never;

export const optional = <F extends Field>(field: F): Omit<F, "schema" | "nullable" | "initial"> & Field<ValueOf<F> | null, F["by"]> => ({
  ...field,
  schema: field.schema.nullable() as z.ZodType<ValueOf<F> | null>,
  nullable: true,
  initial: null as ValueOf<F> | null,
});

/** Written by the server alone; a client that sends it is refused. */
export const stamped = <F extends Field>(field: F): Omit<F, "by" | "form"> & { readonly by: "server"; readonly form: "none" } => ({
  ...field,
  by: "server",
  form: "none",
});

/** `name` is kept unique in its domain or catalogue by `nameKey`. */
export const unique = <F extends Field>(field: F, options: { sortedByKey?: true } = {}): F & { readonly unique: true } => ({
  ...field,
  ...options,
  unique: true,
});

export const column = <const Name extends string, F extends Field>(name: Name, field: F): F & { readonly column: Name } => ({
  ...field,
  column: name,
});

export const command = <F extends Field>(field: F): F & Derived & { readonly command: true } => ({
  ...field,
  derived: true,
  command: true,
});

export const untold = <F extends Field>(field: F): F & { readonly untold: true } => ({ ...field, untold: true });

export const derived = <F extends Field>(field: F): F & Derived => ({ ...field, derived: true });
