import { entity } from "../entity/entity.ts";
import { choice, column, instant, integer, json, optional, reference, stamped, text, unique, yesNo } from "../entity/field.ts";
import { dataSchema } from "../organization/dataSchema.ts";
import { courseMediaSettings } from "../training/courseMediaSettings.ts";
import { simConfigSchema } from "../simulator/settings.ts";

/** What is stored stays as it was written; what the simulator does not know is refused before anybody starts a session on it. */
const simConfigData = dataSchema.refine((config) => simConfigSchema.safeParse(config).success, "Not settings of the simulator");

/** A customer's own values; those that say where media lie must be addresses. */
const courseData = dataSchema.refine((data) => courseMediaSettings.safeParse(data).success, "Not where media of a course can lie");

export const courseTypes = ["content", "simulator", "ilt"] as const;

export const course = entity({
  name: "course",
  plural: "courses",
  url: "courses",
  kind: "catalogue",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  levels: { adm: ["view"] },
  problems: { unfinishedCopy: "CourseUnfinishedCopy", inUse: "CourseInUse" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    title: text({ max: 200, list: "sortable", search: true }),
    /** Parts joined by underscores: see `courseCodeRefusal`. */
    code: text({ max: 60, list: "sortable", search: true }),
    type: choice(courseTypes, { list: true, filter: true, form: "create" }),
    isVirtual: yesNo({ list: true, hidden: true }),
    domainCodeId: optional(reference("domainCode", { list: true, filter: true })),
    imageLibraryId: optional(reference("imageLibrary", { list: true, filter: true })),
    simConfig: column("simulatorConfig", json({ schema: simConfigData, initial: {} })),
    data: json({ schema: courseData, initial: {} }),
    currentContentId: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
