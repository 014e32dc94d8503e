import type { trainingEvent } from "@vigil/model/compliance/trainingEvent";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const AttendanceTab = lazy(async () => ({ default: (await import("./AttendanceTab.tsx")).AttendanceTab }));

export const trainingEventTabs: Tabs<typeof trainingEvent> = [
  { name: "attendance", title: "trainingEvents.tab", show: (event, domain) => <AttendanceTab event={event} domain={domain} /> },
];
