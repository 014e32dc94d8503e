import type { ReactNode } from "react";
import { TranslationsFact } from "../curriculum/TranslationsFact.tsx";
import { NotificationFact } from "../notices/NotificationFact.tsx";
import type { Row } from "./row.ts";

const facts: Readonly<Record<string, Readonly<Record<string, (record: Row) => ReactNode>>>> = {
  tableData: { translations: (record) => <TranslationsFact record={record} name="translations" /> },
  notification: { content: (record) => <NotificationFact record={record} /> },
};

/** How a field of a record is read where its kind does not say enough. */
export const ownFact = (entityName: string, field: string): ((record: Row) => ReactNode) | undefined => facts[entityName]?.[field];
