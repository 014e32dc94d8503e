import type { configuration } from "@vigil/model/curriculum/configuration";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const ConfigurationPairs = lazy(async () => ({ default: (await import("../ConfigurationPairs.tsx")).ConfigurationPairs }));

export const configurationTabs: Tabs<typeof configuration> = [
  { name: "pairs", title: "configurationPairs.tab", show: ({ id }) => <ConfigurationPairs configurationId={id} /> },
];
