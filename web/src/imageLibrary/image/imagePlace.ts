import type { image } from "@vigil/model/imageLibrary/image";
import type { Place } from "../../entity/place.ts";

export const imagePlace: Place<typeof image> = {
  groups: {
    general: ["imageLibraryId", "viewCount", "bagType", "difficulty", "manifest"],
    content: ["kind", "decision", "threatCategory", "threatDescription", "threatArray", "views"],
  },
  cells: async () => (await import("./imageCells.tsx")).imageCells,
  controls: async () => (await import("./imageControls.tsx")).imageControls,
  tabs: async () => (await import("./imageTabs.tsx")).imageTabs,
};
