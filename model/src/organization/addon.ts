import { entity } from "../entity/entity.ts";
import { choice, command, instant, integer, stamped, yesNo } from "../entity/field.ts";

/** Those that do something; the others of the specification come with what they switch on. */
export const addonTypes = ["credits", "tableExports"] as const;
export type AddonType = (typeof addonTypes)[number];

/** A part of the product that a domain has beside the rest; on the screens it is called plugin. */
export const addon = entity({
  name: "addon",
  plural: "addons",
  url: "addons",
  kind: "tenant",
  sortBy: "desc(id)",
  title: "type",
  actions: ["add", "delete"],
  fields: {
    type: choice(addonTypes, { list: true, initial: "credits" }),
    domainId: stamped(integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
    delete: command(yesNo({ form: "edit" })),
    createdAt: stamped(instant({ list: true })),
  },
});
