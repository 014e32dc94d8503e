import { entity, type RecordOf } from "../entity/entity.ts";
import {
  column,
  command,
  date,
  derived,
  instant,
  integer,
  json,
  mailAddress,
  optional,
  reference,
  references,
  secret,
  stamped,
  text,
  unique,
  yesNo,
  locale,
} from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";
import { mostExtraTime, usualTime } from "../attempt/extraTime.ts";
import { dataSchema } from "./dataSchema.ts";

export const user = entity({
  name: "user",
  plural: "users",
  url: "users",
  kind: "tenant",
  sortBy: "asc(company.name),asc(username)",
  title: "username",
  actions: ["add", "edit", "copy", "delete", "activate"],
  levels: { adm: permissionActions },
  scope: { companies: "companyId", without: "erasedAt" },
  problems: { inUse: "UserInUse" },
  people: true,
  fields: {
    username: unique(text({ max: 64, grammar: "userName", list: "sortable", search: true }), { sortedByKey: true }),
    firstName: text({ max: 100, grammar: "personName", min: 0, list: "sortable", search: true }),
    lastName: text({ max: 100, grammar: "personName", min: 0, list: "sortable", search: true }),
    companyId: reference("company", { list: true, filter: true, among: "some" }),
    /** The customer whose domain this is. */
    organization: derived(stamped(text({ max: 100, list: true, hidden: true }))),
    accessLevelId: reference("accessLevel", { list: true, filter: true, among: "handful" }),
    pin: optional(text({ max: 20, search: true })),
    birthDate: optional(date()),
    email: optional(mailAddress({ max: 200, search: true })),
    /** Another account has the same address: a forgotten password is then mailed for both. */
    emailShared: derived(stamped(yesNo({ list: true, hidden: true, filter: true }))),
    locale: locale(),
    password: secret({ max: 200 }),
    forcePasswordChange: column("mustChangePassword", yesNo()),
    /** Percent of the time others have at the simulator. */
    extraTimeFactor: integer({ min: usualTime, max: mostExtraTime, initial: usualTime }),
    /** Companies managed beside the own one. */
    sites: references("company", { through: { table: "userSites", own: "userId", other: "companyId" } }),
    groups: references("group", { filter: true, through: { table: "groupMembers", own: "userId", other: "groupId" } }),
    /** Assigned programs; a group's and a rule's assignments are not rewritten here. */
    programs: references("program", {
      list: true,
      filter: true,
      through: { table: "programAssignments", own: "userId", other: "programId", mark: { column: "source", value: "user" } },
    }),
    /** When those that are chosen for somebody new are due. */
    dueOn: command(optional(date({ form: "create" }))),
    /** Programs the user has started. */
    classes: stamped(
      references("program", { list: true, hidden: true, through: { table: "programStatuses", own: "userId", other: "programId" } }),
    ),
    /** Narrow what the user manages; empty = not narrowed. */
    scopeGroups: references("group", { through: { table: "userScopeGroups", own: "userId", other: "groupId" } }),
    scopePrograms: references("program", { through: { table: "userScopePrograms", own: "userId", other: "programId" } }),
    data: json({ schema: dataSchema, initial: {} }),
    /** The domain's retention does not erase them. */
    retained: yesNo({ filter: true, form: "edit" }),
    /** Written false to unlock. */
    locked: derived(yesNo({ list: true, filter: true, form: "edit", warns: true })),
    /** Somebody of the same name and date of birth is there already. */
    anotherPerson: command(yesNo({ form: "create" })),
    managedBy: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))),
    /** The account that this one was merged into. */
    mergedIntoId: stamped(optional(column("mergedInto", reference("user", { shows: "username" })))),
    /** The last file of people that named them. */
    importId: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, filter: true, readers: ["users:add"] }))),
    lastSeenAt: stamped(optional(instant({ list: "sortable", hidden: true }))),
    /** Of a program: not done by its day, or not done again. */
    overdue: derived(stamped(yesNo({ list: true, hidden: true, filter: true, warns: true }))),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: "sortable", hidden: true })),
  },
});
export type User = RecordOf<typeof user>;
