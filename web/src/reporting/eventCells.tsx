import type { event } from "@vigil/model/reporting/event";
import { lazy, Suspense } from "react";
import type { Cells } from "../entity/place.ts";
import { plainText } from "../entity/plainText.ts";
import { optionLabel } from "../shell/recordPhrase.ts";
import { Tag } from "../ui/Tag.tsx";
import styles from "./Event.module.css";
import { eventWords, subjectName } from "./eventWords.ts";

/** Brings the sentences of all refusals along, which few lists need. */
const EventError = lazy(async () => ({ default: (await import("./EventError.tsx")).EventError }));

const tones = { info: "quiet", warning: "warn", error: "bad" } as const;
const toneOf = (severity: unknown) => (severity === "warning" || severity === "error" ? tones[severity] : tones.info);

/** A type in words, and as the filter, the exports and the calls of the server name it. */
function TypeOfEvent({ type }: { type: string }) {
  const words = eventWords(type);
  return (
    <span className={styles.type}>
      <bdi>{words}</bdi>
      {words !== type && <code dir="ltr">{type}</code>}
    </span>
  );
}

export const eventCells: Cells = {
  type: ({ type }) => <TypeOfEvent type={plainText(type)} />,
  error: ({ error }) =>
    typeof error === "string" ? (
      <Suspense fallback={error}>
        <EventError code={error} />
      </Suspense>
    ) : (
      "–"
    ),
  severity: ({ severity }) => <Tag tone={toneOf(severity)}>{optionLabel("event", "severity", plainText(severity))}</Tag>,
  subjectEntity: ({ subjectEntity }) => (typeof subjectEntity === "string" ? subjectName(subjectEntity) : null),
} satisfies { [Name in keyof (typeof event)["fields"]]?: Cells[string] };
