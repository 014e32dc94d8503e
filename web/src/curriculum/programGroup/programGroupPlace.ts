import type { programGroup } from "@vigil/model/curriculum/programGroup";
import type { Place } from "../../entity/place.ts";

export const programGroupPlace: Place<typeof programGroup> = {
  groups: { general: ["name", "description", "domain"], content: ["programs", "showAll"] },
};
