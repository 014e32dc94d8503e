import { entity, type RecordOf } from "../entity/entity.ts";
import {
  column,
  derived,
  instant,
  integer,
  json,
  optional,
  reference,
  references,
  stamped,
  text,
  unique,
  untold,
  yesNo,
} from "../entity/field.ts";
import { dataSchema } from "../organization/dataSchema.ts";

/**
 * Who may deliver classroom training, for which companies and courses. Its name follows from the rest unless somebody gives it one. What
 * training was delivered under stays as a version; lists show the newest.
 */
export const trainerAuthorization = entity({
  name: "trainerAuthorization",
  plural: "trainerAuthorizations",
  url: "trainerauthorizations",
  kind: "tenant",
  sortBy: "asc(trainer),asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  levels: { trn: ["view"] },
  scope: { companies: "user.companyId", outdated: "supersededAt", trainer: "userId" },
  problems: { missing: "TrainerAuthorizationNotFound", inUse: "TrainerAuthorizationInUse" },
  fields: {
    userId: reference("user", { shows: "username", list: true, filter: true }),
    /** As they are listed: last name, first name. */
    trainer: untold(stamped(text({ max: 210, min: 0, list: "sortable", search: true }))),
    authority: text({ max: 100, min: 0, list: true }),
    badge: untold(text({ max: 60, min: 0, list: true, search: true })),
    enableNameChange: column("nameOverridden", yesNo()),
    name: untold(unique(text({ max: 400, min: 0, list: "sortable", search: true }))),
    signature: untold(text({ max: 200, min: 0 })),
    companies: references("company", {
      through: { table: "trainerAuthorizationCompanies", own: "trainerAuthorizationId", other: "companyId" },
      filter: true,
    }),
    courses: references("course", {
      shows: "title",
      through: { table: "trainerAuthorizationCourses", own: "trainerAuthorizationId", other: "courseId" },
      filter: true,
    }),
    data: json({ schema: dataSchema, initial: {} }),
    version: stamped(integer({ min: 1, max: 1_000_000, list: true, hidden: true })),
    rootId: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))),
    /** Training was delivered under this version. */
    inUse: derived(stamped(yesNo({ list: true, hidden: true }))),
    /** An older version, kept as it was. */
    outdated: derived(stamped(yesNo())),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type TrainerAuthorization = RecordOf<typeof trainerAuthorization>;
