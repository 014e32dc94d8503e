import type { RemovedDetails } from "@vigil/model/attempt/removedDetails";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";

/** Why a screen that showed details has none any more. */
export function RemovedNote({ removed: { removedAt, keptMonths }, traces = false }: { removed: RemovedDetails; traces?: boolean }) {
  const { t } = useTranslation();
  return (
    <Message kind="info">
      {t(traces ? "keeping.tracesRemoved" : "keeping.removed", { when: formatInstant(removedAt), months: keptMonths })}
    </Message>
  );
}
