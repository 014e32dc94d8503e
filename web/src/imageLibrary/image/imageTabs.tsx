import type { image } from "@vigil/model/imageLibrary/image";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const ImageScan = lazy(async () => ({ default: (await import("./ImageScan.tsx")).ImageScan }));
const PicturesTab = lazy(async () => ({ default: (await import("./rendered/PicturesTab.tsx")).PicturesTab }));
const MarkThreats = lazy(async () => ({ default: (await import("./rendered/MarkThreats.tsx")).MarkThreats }));
const ImageUseTab = lazy(async () => ({ default: (await import("./ImageUseTab.tsx")).ImageUseTab }));
const ImageArchive = lazy(async () => ({ default: (await import("../archive/ImageArchive.tsx")).ImageArchive }));

export const imageTabs: Tabs<typeof image> = [
  { name: "scan", title: "entity.viewer", show: (record) => <ImageScan key={record.revision} image={record} /> },
  { name: "files", title: "rendered.filesTab", of: ({ rendered }) => rendered, show: (record) => <PicturesTab record={record} /> },
  { name: "marks", title: "rendered.marksTab", of: ({ kind }) => kind === "threat", show: (record) => <MarkThreats record={record} /> },
  {
    name: "use",
    title: "imageUse.tab",
    of: ({ decision }) => decision !== null,
    show: (record, domain) => <ImageUseTab image={record} domain={domain} />,
  },
  { name: "archive", title: "archive.tab", show: (record, domain) => <ImageArchive image={record} domain={domain} /> },
];
