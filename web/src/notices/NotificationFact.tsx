import type { NotificationVariant } from "@vigil/model/curriculum/notification";
import { TranslationsFact } from "../curriculum/TranslationsFact.tsx";
import type { Row } from "../entity/row.ts";
import { Notice } from "./Notice.tsx";

/** A notification as its readers see it, in each language. */
export const NotificationFact = ({ record }: { record: Row }) => <TranslationsFact record={record} name="content" Show={Shown} />;

const Shown = ({ record, text, locale }: { record: Row; text: string; locale: string }) => (
  <Notice
    variant={record["variant"] as NotificationVariant}
    content={{ [locale]: text }}
    startAt={record["startAt"] as string | null}
    endAt={record["endAt"] as string | null}
    language={locale}
  />
);
