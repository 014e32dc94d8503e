import { z } from "zod";
import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, derived, instant, json, optional, stamped, text, unique, yesNo } from "../entity/field.ts";

/** Where a file may be shown: beside the questions of quizzes, on certificates, or as the logo of a domain. */
export const mediaScopes = ["training", "certificates", "logo"] as const;
export type MediaScope = (typeof mediaScopes)[number];

/** What is known of the file; width and height of pictures that say so. */
export const mediaDataSchema = z.strictObject({
  fileName: z.string().optional(),
  mediaType: z.string().optional(),
  bytes: z.int().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
});
export type MediaData = z.infer<typeof mediaDataSchema>;

const megabyte = 1_048_576;
export const mostMediaBytes = { picture: 5 * megabyte, film: 50 * megabyte } as const;
/** Most pixels along one side. */
export const mostMediaSide = 8000;

export const isPicture = (mediaType: string): boolean => mediaType.startsWith("image/");
export const isFilm = (mediaType: string): boolean => mediaType.startsWith("video/");

/** A picture or film. Its file is uploaded once the record is there; what is shown somewhere is neither replaced nor deleted. */
export const media = entity({
  name: "media",
  plural: "media",
  url: "media",
  kind: "catalogue",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "delete"],
  problems: { inUse: "MediaInUse" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    scope: choice(mediaScopes, { initial: "training", list: true, filter: true, form: "create" }),
    hash: stamped(optional(text({ max: 64, list: true, hidden: true }))),
    data: stamped(json({ schema: mediaDataSchema })),
    inUse: derived(stamped(yesNo({ list: true }))),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type Media = RecordOf<typeof media>;
