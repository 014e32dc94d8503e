import { entity, type RecordOf } from "../../entity/entity.ts";
import { choice, date, derived, instant, integer, references, stamped, text, unique } from "../../entity/field.ts";
import { yesNo } from "../../entity/field.ts";
import { permissionActions } from "../../identity/permissionWord.ts";
import { afterMissedActs, anniversaries, screenerEquipment, screenerRoles } from "./authorityAsks.ts";
import { packNames } from "./authorityPacks.ts";

const amount = (max: number) => integer({ min: 0, max, initial: 0 });

/** What an authority asks of people who look at X-ray images: a pack of ours as it stands, or a stricter one of one's own. */
export const authorityRule = entity({
  name: "authorityRule",
  plural: "authorityRules",
  url: "authorityrules",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "activate"],
  levels: { adm: permissionActions, aud: ["view"] },
  scope: { companies: "companies" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    pack: choice(packNames, { initial: "eu20151998", list: true, filter: true }),
    role: choice(screenerRoles, { initial: "cabin", list: true, filter: true }),
    equipment: choice(screenerEquipment, { initial: "any", list: true, hidden: true, filter: true }),
    companies: references("company", {
      list: true,
      filter: true,
      through: { table: "authorityRuleCompanies", own: "authorityRuleId", other: "companyId" },
    }),
    groups: references("group", {
      list: true,
      hidden: true,
      filter: true,
      through: { table: "authorityRuleGroups", own: "authorityRuleId", other: "groupId" },
    }),
    accessLevels: references("accessLevel", {
      list: true,
      hidden: true,
      filter: true,
      through: { table: "authorityRuleLevels", own: "authorityRuleId", other: "accessLevelId" },
    }),
    /** From which day on what stands here is asked for. What was asked before stays for the periods of before. */
    validFrom: date({ list: "sortable" }),
    periodMonths: integer({ min: 1, max: 24, initial: 6 }),
    startMonth: integer({ min: 1, max: 12, initial: 1 }),
    minutes: integer({ min: 0, max: 100_000, initial: 0, list: true }),
    images: amount(1_000_000),
    articles: amount(10_000),
    drills: amount(365),
    drillDays: amount(365),
    afterMissed: choice(afterMissedActs, { initial: "tell" }),
    libraryImages: amount(1_000_000),
    libraryArticles: amount(10_000),
    /** A certificate of any of them certifies. */
    programs: references("program", {
      list: true,
      filter: true,
      through: { table: "authorityRulePrograms", own: "authorityRuleId", other: "programId" },
    }),
    /** What new and returning people have to complete; none = the same. */
    newPrograms: references("program", {
      through: { table: "authorityRuleNewPrograms", own: "authorityRuleId", other: "programId" },
    }),
    certifyMonths: integer({ min: 0, max: 120, initial: 0, list: true }),
    opensDays: integer({ min: 0, max: 730, initial: 90 }),
    anniversary: choice(anniversaries, { initial: "keep" }),
    graceDays: amount(365),
    returnMonths: integer({ min: 0, max: 120, initial: 6 }),
    renewalMinutes: integer({ min: 0, max: 100_000, initial: 120 }),
    /** How many people it concerns. */
    people: derived(stamped(integer({ min: 0, max: 100_000_000 }))),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: "sortable", hidden: true })),
  },
});
export type AuthorityRule = RecordOf<typeof authorityRule>;
