import type { event } from "@vigil/model/reporting/event";
import i18next from "i18next";
import type { Place } from "../../entity/place.ts";
import { eventFilterWords } from "../eventFilters.ts";
import { eventWords } from "../eventWords.ts";

export const eventPlace: Place<typeof event> = {
  groups: {
    general: ["type", "createdAt", "severity", "userId", "aboutUserId", "subjectName", "companyId", "error"],
    content: ["data"],
  },
  cells: async () => (await import("../eventCells.tsx")).eventCells,
  facts: async () => {
    const [{ EventSubject }, { EventData }] = await Promise.all([import("../EventSubject.tsx"), import("../EventData.tsx")]);
    return {
      subjectName: (record) => <EventSubject event={record} />,
      data: (record) => <EventData event={record} />,
      personal: ({ personal }) => i18next.t(personal === null ? "entity.none" : "events.personalAbove"),
    };
  },
  history: "none",
  filterWords: eventFilterWords,
  recordName: ({ type }) => eventWords(type),
  opening: "entity.details",
};
