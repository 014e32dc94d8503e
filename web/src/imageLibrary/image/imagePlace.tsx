import type { image } from "@vigil/model/imageLibrary/image";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import type { Place } from "../../entity/place.ts";
import { articleImages, articleKinds, articleName } from "./articleNames.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";

export const imagePlace: Place<typeof image> = {
  groups: {
    general: ["imageLibraryId", "viewCount", "bagType", "level", "difficulty", "manifest"],
    content: ["kind", "decision", "threatCategory", "threatDescription", "threatArray", "views"],
  },
  cells: async () => (await import("./imageCells.tsx")).imageCells,
  controls: async () => (await import("./imageControls.tsx")).imageControls,
  filterWords: {
    threatCategory: { values: threatCategories, words: categoryName },
    article: { values: articleKinds, words: articleName, count: articleImages },
  },
  aside: async () => {
    const { ReturnedImage } = await import("./ReturnedImage.tsx");
    return (record) => record["state"] === "returned" && <ReturnedImage key={record.revision} image={record} />;
  },
  picture: async () => (await import("./ImageThumbnail.tsx")).ImageThumbnail,
  listActions: async () => (await import("../approval/ImageListActions.tsx")).ImageListActions,
  bulkActions: async () => (await import("../approval/ImageBulkActions.tsx")).ImageBulkActions,
  tabs: async () => (await import("./imageTabs.tsx")).imageTabs,
};
