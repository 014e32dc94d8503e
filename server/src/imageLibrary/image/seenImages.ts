import { imageRecordRules } from "@vigil/model/imageLibrary/imageRecordRules";
import { sql } from "kysely";
import { levelOfImage, levelSteps } from "./levelOfImage.ts";

/** The rules of images, and what their derived fields are: for the list, and for jobs that write images. */
export const seenImages = {
  rules: imageRecordRules,
  steps: { level: levelSteps },
  expressions: {
    viewCount: sql`jsonb_array_length(t.views)`,
    level: levelOfImage("t"),
    rendered: sql`coalesce(t.views->0 ? 'pictures', false)`,
    threatDescription: sql`(select x.threat_description from image_truths x where x.image_id = t.id)`,
    threatArray: sql`coalesce((select x.threats from image_truths x where x.image_id = t.id), '[]')`,
  },
};
