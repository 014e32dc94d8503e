import type { ScanSubject } from "@vigil/model/training/scanSubject";
import { DETECTOR_VERSION, FIRST_DETECTOR } from "@vigil/xray/detector/detectorVersion";
import { PACKING_VERSION } from "@vigil/xray/packing/packingVersion";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { bagRecipe } from "../threatProjection/storedRecipe.ts";
import { isPictured } from "./viewFile.ts";

/** A course shows the bag of an image by packing it again: what the image was made of goes into the course, and stays when the image is deleted. */
export const imageSubjectRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/images/:id/subject",
    {
      config: { permission: "images:edit" },
      schema: {
        tags: ["images"],
        summary: "What an image is made of, as a live scan of a course shows it",
        params: z.object({ id: z.coerce.number().int().positive() }),
      },
    },
    async (request): Promise<{ subject: ScanSubject }> => {
      const recipe = await asDomain(caller(request).domainId, (tx) => shownRecipe(tx, request.params.id));
      const subject = subjectOf(recipe);
      if (subject === null) throw new Problem(409, "ImageNotRepacked");
      return { subject };
    },
  );
};

/** What an image that may be shown was made of; refused with the sentences of a question about an image, as it is chosen in the same dialog. */
async function shownRecipe(tx: Tx, id: number): Promise<unknown> {
  const refused = (code: "QuestionImageGone" | "QuestionImageArchived" | "QuestionImageRendered") =>
    new Problem(409, code, { details: { id } });
  const image = await tx
    .selectFrom("images as image")
    .innerJoin("imageTruths as truth", "truth.imageId", "image.id")
    .select(["image.state", "image.views", "truth.recipe"])
    .where("image.id", "=", id)
    .executeTakeFirst();
  if (image === undefined) throw refused("QuestionImageGone");
  if (image.state === "archived") throw refused("QuestionImageArchived");
  if (image.views.length === 0 || image.views.some(isPictured)) throw refused("QuestionImageRendered");
  return image.recipe;
}

/** Null where packing it again would show another bag: it came from elsewhere, was worked on by hand, or was packed by an earlier version. */
export function subjectOf(stored: unknown): ScanSubject | null {
  const parsed = bagRecipe.safeParse(stored);
  if (!parsed.success) return null;
  const { seed, scanner, threat, concealment, profile, containers, packing = PACKING_VERSION, detector, projections } = parsed.data;
  const seen = detector ?? (parsed.data.packing === undefined ? DETECTOR_VERSION : FIRST_DETECTOR);
  if (packing !== PACKING_VERSION || seen !== DETECTOR_VERSION || (projections?.length ?? 0) > 0) return null;
  return {
    show: "bag",
    seed,
    scanner,
    ...(threat === null ? {} : { threat: { category: threat.category, ...(threat.kind === undefined ? {} : { kind: threat.kind }) } }),
    ...(concealment === undefined ? {} : { concealment }),
    ...(profile === undefined ? {} : { profile }),
    ...(containers === undefined || containers.length === 0 ? {} : { containers }),
  };
}
