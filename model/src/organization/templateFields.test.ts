import { expect, test } from "vitest";
import { dataFault, emptyTemplate, fieldsOf, templateOf, templateSchema, type TemplateField } from "./templateFields.ts";

const field = (more: Partial<TemplateField>): TemplateField => ({
  key: "badge",
  title: "Badge",
  type: "text",
  required: false,
  options: [],
  ...more,
});
const all: TemplateField[] = [
  field({ key: "zone", title: "Zone", type: "choice", required: true, options: ["A", "B"] }),
  field({}),
  field({ key: "lanes", title: "Lanes", type: "number" }),
  field({ key: "since", title: "Since", type: "date" }),
  field({ key: "public", title: "Open to the public", type: "yesNo" }),
];

test("fields become a JSON schema and come back in their order", () => {
  const template = templateOf(all);
  expect(templateSchema.parse(template)).toMatchObject({ required: ["zone"], properties: { since: { type: "string", format: "date" } } });
  expect(fieldsOf(template)).toEqual(all);
  expect(templateSchema.parse(emptyTemplate)).toEqual(emptyTemplate);
});

test("a schema whose order or required names other fields is none", () => {
  expect(templateSchema.safeParse({ ...templateOf(all), order: ["zone"] }).success).toBe(false);
  expect(templateSchema.safeParse({ ...emptyTemplate, required: ["zone"] }).success).toBe(false);
  expect(templateSchema.safeParse(templateOf([field({ key: "1st" })])).success).toBe(false);
});

test("what is required is there, what is there is of its kind, and further data may be anything", () => {
  const template = templateOf(all);
  expect(dataFault(template, { badge: "x" })).toEqual({ code: "CompanyDataRequired", title: "Zone" });
  expect(dataFault(template, { zone: "C" })).toEqual({ code: "CompanyDataInvalid", title: "Zone" });
  expect(dataFault(template, { zone: "A", lanes: "3" })).toEqual({ code: "CompanyDataInvalid", title: "Lanes" });
  expect(dataFault(template, { zone: "A", since: "yesterday" })).toEqual({ code: "CompanyDataInvalid", title: "Since" });
  expect(dataFault(template, { zone: "A", lanes: 3, since: "2026-01-02", public: false, other: {} })).toBeUndefined();
});
