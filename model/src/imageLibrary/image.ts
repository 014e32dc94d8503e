import { z } from "zod";
import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, column, derived, instant, integer, json, optional, reference, stamped, text, yesNo } from "../entity/field.ts";

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
  actions: [],
  fields: {
    imageId: column("id", stamped(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, list: "sortable" }))),
    imageLibraryId: column("libraryId", stamped(reference("imageLibrary", { list: true, filter: true }))),
    bagType: stamped(text({ max: 60, min: 0, list: true })),
    custom: stamped(yesNo({ list: true, filter: true })),
    difficulty: stamped(integer({ min: 1, max: 5, list: "sortable", filter: true })),
    state: stamped(choice(imageStates, { list: true, filter: true })),
    views: stamped(json({ schema: z.array(z.looseObject({ width: z.int(), height: z.int() })) })),
    manifest: stamped(json({ schema: z.array(z.string()) })),
    decision: stamped(choice(["P", "H", "R"])),
    threatCategory: column("category", stamped(optional(text({ max: 60 })))),
    threatDescription: derived(stamped(optional(text({ max: 500 })))),
    threatArray: derived(stamped(json({ schema: z.array(z.looseObject({ view: z.int(), points: z.array(pointSchema) })) }))),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type Image = RecordOf<typeof image>;
