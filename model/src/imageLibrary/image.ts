import { z } from "zod";
import { entity } from "../entity/entity.ts";
import { choice, column, derived, instant, integer, json, optional, reference, stamped, text, untold, yesNo } from "../entity/field.ts";
import { imagePools } from "./imagePool.ts";

/** `returned`: sent back to its maker with a reason. */
export const imageStates = ["draft", "returned", "approved", "archived"] as const;
export type LibraryImageState = (typeof imageStates)[number];
const pointSchema = z.tuple([z.number(), z.number()]);

/** Who keeps images or reads the results of others may know what is true about them. */
const readers = ["images:edit", "audit:view"] as const;

/** The rows tell what is true about an image to its readers alone; its polygons stand in the single record only. */
export const image = entity({
  name: "image",
  plural: "images",
  url: "images",
  kind: "catalogue",
  sortBy: "asc(imageId)",
  title: "imageId",
  actions: ["add", "edit", "delete"],
  problems: { inUse: "ImageInUse" },
  oneBox: { number: "imageId", text: "bagType" },
  fields: {
    imageId: column("id", stamped(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, list: "sortable", filter: true }))),
    imageLibraryId: column("libraryId", reference("imageLibrary", { list: true, filter: true, form: "create" })),
    /** What the scanner saw; a view is there before its picture. */
    viewCount: derived(integer({ min: 1, max: 5, initial: 2, form: "create" })),
    bagType: text({ max: 60, min: 0, list: true, filter: true }),
    kind: untold(choice(["innocent", "threat"], { initial: "innocent", list: true, hidden: true, filter: true, readers })),
    decision: untold(choice(["P", "H", "R"], { initial: "P", list: true, filter: true, readers })),
    threatCategory: column("category", untold(optional(text({ max: 60, list: true, filter: true, readers })))),
    /** Of a threat: the kind of the catalogue, or what one is called that is of no stock. */
    article: untold(stamped(optional(text({ max: 120, list: true, hidden: true, filter: true, readers })))),
    madeBy: stamped(optional(reference("user", { shows: "username", list: true, hidden: true, filter: true, readers }))),
    threatDescription: derived(untold(optional(text({ max: 500 })))),
    /** What the answers of the domain say where they say enough (see levelOfImage), else the one it was made with. */
    level: derived(stamped(integer({ min: 1, max: 5, list: "sortable", filter: true }))),
    /** The level it was made with. */
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
