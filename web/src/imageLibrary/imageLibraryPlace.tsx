import type { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import { lazy } from "react";
import type { Place } from "../entity/place.ts";

const LibraryImages = lazy(async () => ({ default: (await import("./LibraryImages.tsx")).LibraryImages }));
const OrderImages = lazy(async () => ({ default: (await import("./order/OrderImages.tsx")).OrderImages }));
const Coverage = lazy(async () => ({ default: (await import("./coverage/Coverage.tsx")).Coverage }));
const LibraryArchive = lazy(async () => ({ default: (await import("./archive/LibraryArchive.tsx")).LibraryArchive }));

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
  tabs: [
    { name: "images", title: "entity.tabs.images", show: (library, domain) => <LibraryImages library={library} domain={domain} /> },
    { name: "make", title: "library.tabs.make", show: (library) => <OrderImages library={library} /> },
    { name: "coverage", title: "library.tabs.coverage", show: (library, domain) => <Coverage library={library} domain={domain} /> },
    { name: "archive", title: "archive.tab", show: (library, domain) => <LibraryArchive library={library} domain={domain} /> },
  ],
  aside: async () => {
    const { OrderProgressCard } = await import("./order/OrderProgressCard.tsx");
    return ({ id }) => <OrderProgressCard libraryId={id} />;
  },
};
