import type { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import { lazy } from "react";
import type { Tabs } from "../entity/place.ts";

const LibraryImages = lazy(async () => ({ default: (await import("./LibraryImages.tsx")).LibraryImages }));
const OrderImages = lazy(async () => ({ default: (await import("./order/OrderImages.tsx")).OrderImages }));
const Coverage = lazy(async () => ({ default: (await import("./coverage/Coverage.tsx")).Coverage }));
const ImageMeasures = lazy(async () => ({ default: (await import("../measurement/images/ImageMeasures.tsx")).ImageMeasures }));
const LibraryArchive = lazy(async () => ({ default: (await import("./archive/LibraryArchive.tsx")).LibraryArchive }));

export const imageLibraryTabs: Tabs<typeof imageLibrary> = [
  { name: "images", title: "entity.tabs.images", show: (library, domain) => <LibraryImages library={library} domain={domain} /> },
  { name: "make", title: "library.tabs.make", show: (library) => <OrderImages library={library} /> },
  { name: "coverage", title: "library.tabs.coverage", show: (library, domain) => <Coverage library={library} domain={domain} /> },
  {
    name: "measures",
    title: "shell.detection",
    needs: "images:edit",
    show: (library, domain) => <ImageMeasures library={library} domain={domain} />,
  },
  { name: "archive", title: "archive.tab", show: (library, domain) => <LibraryArchive library={library} domain={domain} /> },
];
