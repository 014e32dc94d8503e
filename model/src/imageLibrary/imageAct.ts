import { z } from "zod";
import { chosenBody } from "../entity/bulk/bulkWire.ts";
import { mostAtOnce } from "../entity/mostAtOnce.ts";
import { type LibraryImageState, imageStates } from "./image.ts";

/** Nobody is trained with a draft, a returned or an archived image; a restored one waits for approval again. */
export const imageActs = {
  approve: { from: ["draft"], to: "approved" },
  /** Its maker reads why, and mends it or makes another one. */
  sendBack: { from: ["draft"], to: "returned" },
  archive: { from: ["draft", "returned", "approved"], to: "archived" },
  restore: { from: ["returned", "archived"], to: "draft" },
} as const satisfies Record<string, { from: readonly LibraryImageState[]; to: LibraryImageState }>;
export type ImageAct = keyof typeof imageActs;
export const imageActNames = ["approve", "sendBack", "archive", "restore"] as const satisfies readonly ImageAct[];

/** Its maker still works on it. */
export const isUnfinished = (state: LibraryImageState): boolean => state === "draft" || state === "returned";

/** What may be done with one image as it stands. */
export const actsIn = (state: string): ImageAct[] => imageActNames.filter((act) => imageActs[act].from.some((from) => from === state));

/** Why an image is left out of an act on many: somebody else has to look, it stands elsewhere, it is not whole, others keep it, it is gone. */
export const leftOut = ["own", "state", "incomplete", "shared", "missing"] as const;
export type LeftOut = (typeof leftOut)[number];

/** One of many that an act is asked for, as its rules look at it. */
export interface ActedImage {
  readonly state: LibraryImageState;
  readonly mine: boolean;
  readonly incomplete: boolean;
  /** All domains share it, and the asker does not keep what is shared. */
  readonly others: boolean;
}

/** What keeps an act from an image; undefined when nothing does. */
export function whyLeftOut(act: ImageAct, image: ActedImage | undefined): LeftOut | undefined {
  if (image === undefined) return "missing";
  if (image.others) return "shared";
  if (!imageActs[act].from.some((from) => from === image.state)) return "state";
  if (act !== "approve") return undefined;
  if (image.mine) return "own";
  return image.incomplete ? "incomplete" : undefined;
}

export const actPreviewBody = z
  .strictObject({
    act: z.enum(imageActNames),
    ids: z.array(z.int().positive()).min(1).max(mostAtOnce).optional(),
    on: chosenBody.optional(),
  })
  .refine(({ ids, on }) => (ids === undefined) !== (on === undefined), { path: ["ids"] });

/** Of more than so many the counts are told, and the first by their numbers. */
export const actPreviewAnswer = z.object({
  count: z.int(),
  ready: z.array(z.int()),
  left: z.array(z.object({ why: z.enum(leftOut), count: z.int(), ids: z.array(z.int()) })),
});
export type ActPreview = z.infer<typeof actPreviewAnswer>;

/** The states an act may be bound to, so that nothing is decided that was decided meanwhile. */
export const actFrom = z.enum(imageStates);

/** What the refusal of an act tells of the first image that others decided about. */
export const decidedBefore = z.looseObject({
  first: z.tuple([z.object({ state: z.enum(imageStates), name: z.string().nullable() })]).rest(z.unknown()),
});
