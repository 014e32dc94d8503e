import { entity } from "../entity/entity.ts";
import { column, instant, json, longText, references, stamped, text, unique, yesNo } from "../entity/field.ts";
import { configurationSettingsSchema } from "./configurationSettings.ts";

export const configuration = entity({
  name: "configuration",
  plural: "configurations",
  url: "configurations",
  kind: "catalogue",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  brought: { Root: "brought.root", "What holds where nothing else is assigned.": "brought.rootText" },
  problems: { inUse: "ConfigurationInUse" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    description: longText({ max: 1000, list: true }),
    /** Only the keys that are set; the others fall through to the next configuration. */
    json: column("settings", json({ schema: configurationSettingsSchema, initial: {} })),
    companies: references("company", {
      through: { table: "configurationAssignments", own: "configurationId", other: "companyId", without: "courseId" },
    }),
    courses: references("course", {
      through: { table: "configurationAssignments", own: "configurationId", other: "courseId", without: "companyId" },
    }),
    /** What holds where nothing else is assigned. */
    root: stamped(yesNo({ list: true, filter: true })),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
