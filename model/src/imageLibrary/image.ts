import { z } from "zod";
import { entity } from "../entity/entity.ts";
import { choice, column, derived, instant, integer, json, optional, reference, stamped, text, untold, yesNo } from "../entity/field.ts";
import { imagePools } from "./imagePool.ts";

export const imageStates = ["draft", "approved", "archived"] as const;
const pointSchema = z.tuple([z.number(), z.number()]);

/** What is true about an image (decision, category, polygons) is in the single record, never in the list, its filters or its sorts. */
export const image = entity({
  name: "image",
  plural: "images",
  url: "images",
  kind: "catalogue",
  sortBy: "asc(imageId)",
  title: "imageId",
  actions: ["add", "edit", "delete"],
  problems: { inUse: "ImageInUse" },
  fields: {
    imageId: column("id", stamped(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, list: "sortable" }))),
    imageLibraryId: column("libraryId", reference("imageLibrary", { list: true, filter: true, form: "create" })),
    /** What the scanner saw; a view is there before its picture. */
    viewCount: derived(integer({ min: 1, max: 5, initial: 2, form: "create" })),
    bagType: text({ max: 60, min: 0, list: true }),
    kind: untold(choice(["innocent", "threat"], { initial: "innocent" })),
    decision: untold(choice(["P", "H", "R"], { initial: "P" })),
    threatCategory: column("category", untold(optional(text({ max: 60 })))),
    threatDescription: derived(untold(optional(text({ max: 500 })))),
    difficulty: integer({ min: 1, max: 5, initial: 3, list: "sortable", filter: true }),
    manifest: json({ schema: z.array(z.string().trim().min(1).max(120)).max(60), initial: [] }),
    custom: stamped(yesNo({ list: true, filter: true })),
    state: stamped(choice(imageStates, { list: true, filter: true })),
    /** Where it may be shown; drawn when it is approved for the first time. */
    pool: stamped(optional(choice(imagePools, { list: true, filter: true }))),
    views: stamped(json({ schema: z.array(z.looseObject({ width: z.int(), height: z.int() })) })),
    threatArray: derived(untold(stamped(json({ schema: z.array(z.looseObject({ view: z.int(), points: z.array(pointSchema) })) })))),
    /** Its pictures were rendered elsewhere and uploaded. */
    rendered: derived(stamped(yesNo())),
    /** It was approved at some time: what it shows never changes any more. */
    fixed: stamped(yesNo()),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
