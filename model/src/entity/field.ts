import { z } from "zod";

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

export interface FieldOptions {
  /** A column of the list; "sortable" also lets the server order by it, so it needs its index. */
  list?: true | "sortable";
  /** The column is offered by the column chooser but not shown at first. */
  hidden?: true;
  /** Found by the list's search box (prefix of any word). */
  search?: true;
  /** Offered as a filter of the list. */
  filter?: true;
  /** Where the form offers it; both when missing. */
  form?: "create" | "edit" | "none";
  /** Not a column of the entity's own table: the room's store reads and writes it. */
  derived?: true;
}

export interface Field<T = unknown, By extends Writer = Writer> extends FieldOptions {
  readonly kind: FieldKind;
  readonly schema: z.ZodType<T>;
  readonly by: By;
  readonly nullable: boolean;
  /** choice: its values. */
  readonly options?: readonly string[];
  /** reference(s): the entity named, and the field of it that people read. */
  readonly to?: string;
  readonly shows?: string;
  /** text: most characters. integer, decimal: bounds. */
  readonly min?: number;
  readonly max?: number;
}

const client = <T>(kind: FieldKind, schema: z.ZodType<T>, rest: Partial<Field> = {}): Field<T, "client"> => ({
  ...rest,
  kind,
  schema,
  by: "client",
  nullable: false,
});

export const text = ({ max, min = 1, ...options }: FieldOptions & { max: number; min?: number }): Field<string, "client"> =>
  client("text", z.string().trim().min(min).max(max), { ...options, min, max });

export const longText = ({ max, ...options }: FieldOptions & { max: number }): Field<string, "client"> =>
  client("longText", z.string().trim().max(max), { ...options, max });

export const integer = ({ min, max, ...options }: FieldOptions & { min: number; max: number }): Field<number, "client"> =>
  client("integer", z.int().min(min).max(max), { ...options, min, max });

export const decimal = ({ min, max, ...options }: FieldOptions & { min: number; max: number }): Field<number, "client"> =>
  client("decimal", z.number().min(min).max(max), { ...options, min, max });

export const yesNo = (options: FieldOptions = {}): Field<boolean, "client"> => client("yesNo", z.boolean(), options);

export const choice = <const Option extends string>(
  options: readonly [Option, ...Option[]],
  rest: FieldOptions = {},
): Field<Option, "client"> => client("choice", z.enum(options), { ...rest, options });

/** A calendar date, YYYY-MM-DD. */
export const date = (options: FieldOptions = {}): Field<string, "client"> => client("date", z.iso.date(), options);

/** A moment, ISO 8601 UTC in whole seconds on the wire. */
export const instant = (options: FieldOptions = {}): Field<string, "client"> => client("instant", z.iso.datetime(), options);

/** The id of one record of another entity; people read its `shows` field. */
export const reference = (to: string, { shows = "name", ...options }: FieldOptions & { shows?: string } = {}): Field<number, "client"> =>
  client("reference", z.int().positive(), { ...options, to, shows });

export const references = (to: string, { shows = "name", ...options }: FieldOptions & { shows?: string } = {}): Field<number[], "client"> =>
  client("references", z.array(z.int().positive()).max(10_000), { ...options, to, shows, derived: true });

export const json = <T = unknown>(options: FieldOptions & { schema?: z.ZodType<T> } = {}): Field<T, "client"> => {
  const { schema = z.unknown() as z.ZodType<T>, ...rest } = options;
  return client("json", schema, rest);
};

/** Taken in, never given out: passwords and keys. */
export const secret = ({ max, ...options }: FieldOptions & { max: number }): Field<string, "client"> =>
  client("secret", z.string().min(1).max(max), { ...options, max });

export const optional = <T, By extends Writer>(field: Field<T, By>): Field<T | null, By> => ({
  ...field,
  schema: field.schema.nullable(),
  nullable: true,
});

/** Written by the server alone; a client that sends it is refused. */
export const stamped = <T>(field: Field<T>): Field<T, "server"> => ({ ...field, by: "server", form: "none" });
