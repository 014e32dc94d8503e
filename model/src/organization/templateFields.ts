import { calendarDate } from "../values/calendarDate.ts";
import { z } from "zod";

export const templateTypes = ["text", "number", "yesNo", "date", "choice"] as const;
export type TemplateType = (typeof templateTypes)[number];

/** One further field of companies. */
export interface TemplateField {
  key: string;
  title: string;
  type: TemplateType;
  required: boolean;
  /** Of a choice. */
  options: string[];
}

const title = z.string().trim().min(1).max(100);
const property = z.union([
  z.strictObject({ type: z.literal("string"), title }),
  z.strictObject({ type: z.literal("string"), title, format: z.literal("date") }),
  z.strictObject({ type: z.literal("string"), title, enum: z.array(z.string().trim().min(1).max(100)).min(1).max(100) }),
  z.strictObject({ type: z.literal("number"), title }),
  z.strictObject({ type: z.literal("boolean"), title }),
]);
type Property = z.infer<typeof property>;

export const templateKey = /^[A-Za-z][A-Za-z0-9_]{0,39}$/u;
const key = z.string().regex(templateKey);

/** A JSON schema of plain fields; `order` says how they stand, which an object as the database keeps it does not. */
export const templateSchema = z
  .strictObject({
    type: z.literal("object"),
    properties: z.record(key, property),
    required: z.array(key).max(50),
    order: z.array(key).max(50),
  })
  .refine(({ properties, required, order }) => {
    const keys = Object.keys(properties);
    return (
      order.length === keys.length && new Set(order).size === keys.length && [...order, ...required].every((each) => each in properties)
    );
  });
export type Template = z.infer<typeof templateSchema>;

export const emptyTemplate: Template = { type: "object", properties: {}, required: [], order: [] };

function typeOf(of: Property): TemplateType {
  if (of.type === "number") return "number";
  if (of.type === "boolean") return "yesNo";
  return "enum" in of ? "choice" : "format" in of ? "date" : "text";
}

export const fieldsOf = ({ properties, required, order }: Template): TemplateField[] =>
  order.flatMap((name) => {
    const of = properties[name];
    if (of === undefined) return [];
    return [{ key: name, title: of.title, type: typeOf(of), required: required.includes(name), options: "enum" in of ? of.enum : [] }];
  });

function propertyOf({ title: of, type, options }: TemplateField): Property {
  if (type === "number") return { type: "number", title: of };
  if (type === "yesNo") return { type: "boolean", title: of };
  if (type === "date") return { type: "string", title: of, format: "date" };
  return type === "choice" ? { type: "string", title: of, enum: options } : { type: "string", title: of };
}

export const templateOf = (fields: readonly TemplateField[]): Template => ({
  type: "object",
  properties: Object.fromEntries(fields.map((field) => [field.key, propertyOf(field)])),
  required: fields.filter(({ required }) => required).map((field) => field.key),
  order: fields.map((field) => field.key),
});

const fits: Record<TemplateType, (value: unknown, field: TemplateField) => boolean> = {
  text: (value) => typeof value === "string" && value.length <= 1000,
  number: (value) => typeof value === "number" && Number.isFinite(value),
  yesNo: (value) => typeof value === "boolean",
  date: (value) => calendarDate.safeParse(value).success,
  choice: (value, { options }) => typeof value === "string" && options.includes(value),
};
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

export interface DataFault {
  code: "CompanyDataRequired" | "CompanyDataInvalid";
  title: string;
}

/** What of a company's data its template does not take; further data of other names are nobody's business. */
export function dataFault(template: Template, data: Readonly<Record<string, unknown>>): DataFault | undefined {
  for (const field of fieldsOf(template)) {
    const value = data[field.key];
    if (isEmpty(value)) {
      if (field.required) return { code: "CompanyDataRequired", title: field.title };
    } else if (!fits[field.type](value, field)) return { code: "CompanyDataInvalid", title: field.title };
  }
  return undefined;
}
