import { z } from "zod";
import { entity } from "../entity/entity.ts";
import { mostExamShare, usualExamShare } from "./imagePool.ts";
import { threatCategories } from "./recipe.ts";
import { choice, derived, instant, integer, json, longText, stamped, text, unique, yesNo } from "../entity/field.ts";

/** Aviation, biosecurity, cabin baggage, hold baggage, court houses, cargo, freight forwarding, government, land transport, mail rooms, nuclear, ports. */
export const industries = ["av", "bio", "cbs", "hbs", "ch", "cg", "ff", "gs", "lt", "mr", "ni", "pb"] as const;

export const imageLibrary = entity({
  name: "imageLibrary",
  plural: "imageLibraries",
  url: "imagelibraries",
  kind: "catalogue",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  problems: { inUse: "ImageLibraryInUse" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    description: longText({ max: 1000, list: true }),
    templateVersion: integer({ min: 1, max: 1, initial: 1 }),
    threatCategories: json({ schema: z.array(z.string().min(1).max(60)).max(50), initial: [...threatCategories] }),
    industry: choice(industries, { initial: "cbs", list: true, filter: true }),
    oem: text({ max: 60, min: 0 }),
    console: text({ max: 30, initial: "default", list: true, filter: true }),
    /** Percent of its images that are kept for exams and quizzes; 0 = nothing is kept apart. */
    examShare: integer({ min: 0, max: mostExamShare, initial: usualExamShare }),
    /** Articles that practice never shows, so that what was learned can be tested with things nobody has met; as images name them. */
    transferArticles: json({ schema: z.array(z.string().trim().min(1).max(120)).max(200), initial: [], form: "edit" }),
    /** Images take the level that answers say, once they say enough; else each keeps the one it was made with. */
    measuredLevels: yesNo({ initial: true, form: "edit" }),
    /** Approved images by decision. */
    passImages: derived(stamped(integer({ min: 0, max: 10_000_000, list: true }))),
    holdImages: derived(stamped(integer({ min: 0, max: 10_000_000, list: true }))),
    rejectImages: derived(stamped(integer({ min: 0, max: 10_000_000, list: true }))),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
