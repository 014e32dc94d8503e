import i18next from "i18next";
import type { ReactNode } from "react";
import { SettingsFact } from "../../curriculum/SettingsFact.tsx";
import { TranslationsFact } from "../../curriculum/TranslationsFact.tsx";
import { AuthorizationFact, EventFact } from "../../compliance/events/EventFacts.tsx";
import { NotificationFact } from "../../notices/NotificationFact.tsx";
import { EventData } from "../../reporting/EventData.tsx";
import { EventSubject } from "../../reporting/EventSubject.tsx";
import type { Row } from "../row.ts";

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

const facts: Readonly<Record<string, Readonly<Record<string, (record: Row) => ReactNode>>>> = {
  configuration: { json: (record) => <SettingsFact record={record} /> },
  tableData: { translations: (record) => <TranslationsFact record={record} name="translations" /> },
  trainerAuthorization: {
    companies: ({ id, companies }) => <AuthorizationFact id={id} ids={idsOf(companies)} of="companies" />,
    courses: ({ id, courses }) => <AuthorizationFact id={id} ids={idsOf(courses)} of="courses" />,
  },
  trainingEvent: {
    courses: ({ id }) => <EventFact id={id} of="courses" />,
    attending: ({ id }) => <EventFact id={id} of="attending" />,
    attended: ({ id }) => <EventFact id={id} of="attended" />,
  },
  event: {
    subjectName: (record) => <EventSubject event={record} />,
    data: (record) => <EventData event={record} />,
    personal: ({ personal }) => i18next.t(personal === null || personal === undefined ? "entity.none" : "events.personalAbove"),
  },
  notification: { content: (record) => <NotificationFact record={record} /> },
};

/** How a field of a record is read where its kind does not say enough. */
export const ownFact = (entityName: string, field: string): ((record: Row) => ReactNode) | undefined => facts[entityName]?.[field];
