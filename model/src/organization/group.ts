import { entity } from "../entity/entity.ts";
import { derived, instant, integer, references, stamped, text, unique, yesNo } from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";

export const group = entity({
  name: "group",
  plural: "groups",
  url: "groups",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  levels: { adm: permissionActions },
  scope: { companies: "users.companyId", narrowedBy: "groups" },
  problems: { inUse: "GroupInUse" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    users: references("user", { shows: "username", through: { table: "groupMembers", own: "groupId", other: "userId" } }),
    userCount: derived(stamped(integer({ min: 0, max: 10_000_000, list: true }))),
    /** Of those of its users whom the reader sees; its rules judge by all of them. */
    companies: stamped(references("company")),
    /** Kept by system administrators: its people change, the group stays. */
    system: yesNo({ list: true, form: "edit", system: true }),
    locked: yesNo({ list: true, form: "edit", system: true, warns: true }),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: "sortable", hidden: true })),
  },
});
