import type { ReactNode } from "react";
import { lazy } from "react";
import { EmbeddedList } from "./EmbeddedList.tsx";
import type { Row } from "./row.ts";

interface RecordTab {
  name: string;
  title: "entity.tabs.sessions" | "entity.tabs.images" | "entity.viewer";
  show: (record: Row, domain: string) => ReactNode;
}

const ImageScan = lazy(async () => ({ default: (await import("../imageLibrary/ImageScan.tsx")).ImageScan }));

const tabs: Readonly<Record<string, readonly RecordTab[]>> = {
  user: [
    {
      name: "sessions",
      title: "entity.tabs.sessions",
      show: ({ id }, domain) => <EmbeddedList domain={domain} url="simulatorsessions" filters={{ userId: String(id) }} />,
    },
  ],
  imageLibrary: [
    {
      name: "images",
      title: "entity.tabs.images",
      show: ({ id }, domain) => <EmbeddedList domain={domain} url="images" filters={{ imageLibraryId: String(id) }} />,
    },
  ],
  image: [{ name: "scan", title: "entity.viewer", show: (image) => <ImageScan image={image} /> }],
};

/** What belongs to a record beside its own fields. */
export const recordTabs = (entityName: string): readonly RecordTab[] => tabs[entityName] ?? [];
