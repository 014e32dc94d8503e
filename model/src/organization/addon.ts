import { entity } from "../entity/entity.ts";
import { choice, command, instant, integer, stamped, yesNo } from "../entity/field.ts";

/** What each switches stands where it is asked for: `requireAddon`, `addonOnly`, `hasAddon`. */
export const addonTypes = ["credits", "tableExports", "imageGenerator", "consoles3d", "adaptivePractice", "identityProviders"] as const;
export type AddonType = (typeof addonTypes)[number];

/** A domain begins with these; the others change what people may do, and are switched on by somebody. */
export const standardAddons = ["imageGenerator", "consoles3d", "adaptivePractice", "identityProviders"] as const satisfies AddonType[];

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
