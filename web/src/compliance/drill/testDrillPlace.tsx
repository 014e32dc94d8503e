import type { testDrill } from "@vigil/model/compliance/drill/testDrill";
import type { Place } from "../../entity/place.ts";

export const testDrillPlace: Place<typeof testDrill> = {
  groups: {
    general: ["userId", "personName", "companyName", "kind", "startedAt", "answeredAt"],
    content: ["passed", "score", "decision", "fault", "seconds"],
  },
};
