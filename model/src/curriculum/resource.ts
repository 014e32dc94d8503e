import { z } from "zod";
import { entity } from "../entity/entity.ts";
import { instant, json, longText, optional, references, stamped, text, unique, yesNo } from "../entity/field.ts";

/** What is known of a resource's file. */
export const resourceDataSchema = z.strictObject({
  fileName: z.string().optional(),
  mediaType: z.string().optional(),
  bytes: z.int().optional(),
});

/** Most bytes of a resource's file. */
export const mostResourceBytes = 50 * 1_048_576;
/** Typed to replace a file that people may have already. */
export const replaceCode = "replaceme";

/** A file that people of certain companies and access levels may fetch. It is uploaded once its record is there. */
export const resource = entity({
  name: "resource",
  plural: "resources",
  url: "resources",
  kind: "catalogue",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "delete", "activate"],
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    description: longText({ max: 1000, list: true }),
    companies: references("company", { through: { table: "resourceCompanies", own: "resourceId", other: "companyId" } }),
    accessLevels: references("accessLevel", {
      through: { table: "resourceAccessLevels", own: "resourceId", other: "accessLevelId", kind: "catalogue" },
    }),
    hash: stamped(optional(text({ max: 64, list: true, hidden: true }))),
    data: stamped(json({ schema: resourceDataSchema })),
    /** Shared by all domains. */
    multipleDomain: stamped(yesNo({ list: true })),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
