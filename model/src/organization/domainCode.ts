import { entity } from "../entity/entity.ts";
import { derived, longText, optional, reference, stamped, text, yesNo } from "../entity/field.ts";

/** A content partition; fixed once any record names it. */
export const domainCode = entity({
  name: "domainCode",
  plural: "domainCodes",
  url: "domainCodes",
  kind: "global",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  problems: { missing: "DomainCodeNotFound", inUse: "DomainCodeInUse" },
  copies: "finished",
  fields: {
    originalId: stamped(optional(reference("domainCode", { list: true, filter: true }))),
    name: text({ max: 60, list: "sortable" }),
    description: longText({ max: 1000, list: true }),
    /** Some record names it. */
    used: derived(stamped(yesNo({ list: true }))),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
  },
});
