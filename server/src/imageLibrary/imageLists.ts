import { image } from "@vigil/model/imageLibrary/image";
import { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import { sql } from "kysely";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { Room } from "../house.ts";

const approved = (decision: "P" | "H" | "R") =>
  sql`(select count(*) from images i where i.library_id = t.id and i.state = 'approved' and i.decision = ${decision})`;

/** Image libraries with their counts; images, whose truth only the single record shows. */
export const imageLists: Room = (app, house) => {
  entityRoutes(app, house, imageLibrary, {
    expressions: { passImages: approved("P"), holdImages: approved("H"), rejectImages: approved("R") },
  });
  entityRoutes(app, house, image, {
    expressions: {
      threatDescription: sql`(select x.threat_description from image_truths x where x.image_id = t.id)`,
      threatArray: sql`coalesce((select x.threats from image_truths x where x.image_id = t.id), '[]')`,
    },
  });
};
