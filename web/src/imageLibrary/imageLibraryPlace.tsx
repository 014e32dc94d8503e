import type { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import type { Place } from "../entity/place.ts";

export const imageLibraryPlace: Place<typeof imageLibrary> = {
  groups: {
    general: ["name", "description", "industry", "oem", "console", "threatCategories"],
    images: ["examShare", "passImages", "holdImages", "rejectImages", "templateVersion"],
  },
  cells: async () => (await import("./imageLibraryCells.tsx")).imageLibraryCells,
  controls: async () => {
    const { LinesControl } = await import("../entity/form/LinesControl.tsx");
    return { threatCategories: (form, name) => <LinesControl form={form} name={name} /> };
  },
  tabs: async () => (await import("./imageLibraryTabs.tsx")).imageLibraryTabs,
  aside: async () => {
    const { OrderProgressCard } = await import("./order/OrderProgressCard.tsx");
    return ({ id }) => <OrderProgressCard libraryId={id} />;
  },
};
