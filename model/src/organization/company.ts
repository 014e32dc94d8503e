import { entity } from "../entity/entity.ts";
import {
  choice,
  instant,
  json,
  longText,
  mailAddress,
  optional,
  reference,
  references,
  stamped,
  text,
  unique,
  yesNo,
} from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";
import { dataSchema } from "./dataSchema.ts";

export const companyKinds = ["normal", "system", "deleted"] as const;

export const company = entity({
  name: "company",
  plural: "companies",
  url: "companies",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  levels: { adm: ["view"], "spi-sales": permissionActions },
  scope: { companies: "id" },
  brought: { "Deleted users": "brought.deleted" },
  problems: { unfinishedCopy: "CompanyUnfinishedCopy", inUse: "CompanyInUse" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    code: text({ max: 40, min: 0, list: "sortable", search: true }),
    region: text({ max: 60, min: 0, list: "sortable", filter: true }),
    domainCodeId: optional(reference("domainCode", { list: true, filter: true })),
    companyTemplateId: optional(reference("companyTemplate", { filter: true })),
    timeZone: optional(text({ max: 60, grammar: "timeZone" })),
    address: longText({ max: 500 }),
    contactName: text({ max: 100, min: 0, list: true, hidden: true }),
    contactEmail: mailAddress({ max: 200, min: 0, list: true, hidden: true }),
    data: json({ schema: dataSchema, initial: {} }),
    configurations: references("configuration", {
      through: { table: "configurationAssignments", own: "companyId", other: "configurationId", without: "courseId" },
      form: "none",
    }),
    kind: stamped(choice(companyKinds, { list: true, filter: true })),
    locked: yesNo({ list: true, form: "edit", system: true, warns: true }),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: "sortable", hidden: true })),
  },
});
