import { entity } from "../entity/entity.ts";
import { text, unique, yesNo } from "../entity/field.ts";

/** The customer that owns domains. */
export const organization = entity({
  name: "organization",
  plural: "organizations",
  url: "organizations",
  kind: "global",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "delete", "activate"],
  scope: { ofDomain: "organizationId" },
  problems: { inUse: "OrganizationInUse" },
  fields: {
    name: unique(text({ max: 100, list: "sortable" })),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
  },
});
