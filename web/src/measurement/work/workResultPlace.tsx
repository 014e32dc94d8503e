import type { workResult } from "@vigil/model/measurement/work/workResult";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import type { Place } from "../../entity/place.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";

export const workResultPlace: Place<typeof workResult> = {
  groups: {
    general: ["userId", "personName", "companyName", "happenedAt", "outcome", "category", "remedialState"],
    content: ["machine", "lane", "site", "image", "responseMs", "importId", "remedialDutyId"],
  },
  cells: async () => (await import("./workResultCells.tsx")).workResultCells,
  listActions: async () => (await import("./WorkImportLink.tsx")).WorkImportLink,
  filterWords: { category: { values: threatCategories, words: categoryName } },
  history: "none",
};
