import { entity } from "../entity/entity.ts";
import { integer, json, longText, optional, reference, stamped, text, unique, yesNo } from "../entity/field.ts";
import { emptyTemplate, templateSchema } from "./templateFields.ts";

/** Further fields of companies (a JSON schema); every save is a new version. */
export const companyTemplate = entity({
  name: "companyTemplate",
  plural: "companyTemplates",
  url: "companytemplates",
  kind: "catalogue",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  scope: { without: "supersededAt" },
  problems: { inUse: "CompanyTemplateInUse" },
  fields: {
    rootId: stamped(optional(reference("companyTemplate", { filter: true }))),
    version: stamped(integer({ min: 1, max: 1_000_000, initial: 1, list: true })),
    name: unique(text({ max: 100, list: "sortable" })),
    description: longText({ max: 1000, list: true }),
    template: json({ schema: templateSchema, initial: emptyTemplate }),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
  },
});
