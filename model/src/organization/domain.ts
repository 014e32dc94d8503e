import { z } from "zod";
import { entity, type RecordOf } from "../entity/entity.ts";
import { instant, integer, json, longText, mailAddress, optional, reference, stamped, text, yesNo, locale } from "../entity/field.ts";
import { networkAddress } from "./networkAddress.ts";
import { mostEraseMonths } from "./retention.ts";
import { dataSchema } from "./dataSchema.ts";

export const domain = entity({
  name: "domain",
  plural: "domains",
  url: "domains",
  kind: "global",
  namedByAll: true,
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "activate"],
  scope: { ofDomain: "id" },
  // what the contract says of a domain is not its administrator's: `domainTerms`
  levels: { web: ["edit"] },
  fields: {
    /** Its address; the rules are `domainNameRefusal`'s. */
    name: text({ min: 2, max: 40, list: "sortable", search: true }),
    title: text({ max: 100, list: "sortable", search: true }),
    organizationId: reference("organization", { list: true, filter: true }),
    domainCodeId: optional(reference("domainCode", { list: true, filter: true })),
    timeZone: text({ max: 60, initial: "UTC", grammar: "timeZone" }),
    locale: locale(),
    /** 0 = never. */
    accountInactiveDays: integer({ min: 0, max: 3650, initial: 0, list: true }),
    /** So many months after somebody was switched off their personal data are erased; 0 = never. */
    eraseAfterMonths: integer({ min: 0, max: mostEraseMonths, initial: 0 }),
    /** Nothing of the domain is taken away or erased while it holds. */
    legalHold: yesNo(),
    /** So many months after theirs the events of a month are taken away, its end stays signed; 0 = never, here and below. */
    keepEventsMonths: integer({ min: 0, max: mostEraseMonths, initial: 84 }),
    /** What was answered and decided; results stay. */
    keepAnswersMonths: integer({ min: 0, max: mostEraseMonths, initial: 24 }),
    /** What was done to the pictures. */
    keepTracesMonths: integer({ min: 0, max: mostEraseMonths, initial: 24 }),
    keepSignInsMonths: integer({ min: 0, max: mostEraseMonths, initial: 24 }),
    /** What subscriptions told, and to whom. */
    keepMailsMonths: integer({ min: 0, max: mostEraseMonths, initial: 24 }),
    keepWorkMonths: integer({ min: 0, max: mostEraseMonths, initial: 60 }),
    /** People signed in at the same time; 0 = no limit. */
    sessionLimit: integer({ min: 0, max: 1_000_000, initial: 0, list: true }),
    /** 0 = until somebody unlocks. */
    lockoutMinutes: integer({ min: 0, max: 10_080, initial: 30 }),
    /** So many days before what was completed expires it may be begun anew. */
    renewalDays: integer({ min: 0, max: 730, initial: 60 }),
    /** A sign-in on a device that the account did not know is told to its owner by mail. */
    tellNewDevices: yesNo(),
    /** What somebody writes becomes a version of its course when somebody else has approved it. */
    reviewCourses: yesNo(),
    formAuth: yesNo({ initial: true }),
    secureProfile: yesNo(),
    /** The security question alone gives a new password. */
    questionRecovery: yesNo({ initial: true }),
    /** JSON text, an array of rules; three characters or fewer mean the default rules. */
    passwordComplexity: longText({ max: 4000, grammar: "passwordRules" }),
    allowedAddresses: json({ schema: z.array(networkAddress).max(1000), initial: [] }),
    /** A picture of the own media; shown at the top of every page and at the sign-in. */
    logoId: optional(reference("media")),
    /** Of buttons; shown as dark as white words on it need. */
    accentColor: text({ max: 7, min: 0, grammar: "colour" }),
    /** Who mails say they are from; the address is the installation's. */
    mailName: text({ max: 60, min: 0 }),
    mailReplyTo: optional(mailAddress({ max: 200 })),
    data: json({ schema: dataSchema, initial: {} }),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type Domain = RecordOf<typeof domain>;

/** What is agreed with a customer: who may add domains says it, and nobody for their own. */
export const domainTerms = ["name", "organizationId", "domainCodeId", "sessionLimit", "data"] as const satisfies readonly (keyof Domain)[];
