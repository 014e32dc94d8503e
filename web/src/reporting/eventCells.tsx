import type { event } from "@vigil/model/reporting/event";
import type { Cells } from "../entity/cells.ts";
import { plainText } from "../entity/plainText.ts";
import { optionLabel } from "../shell/recordPhrase.ts";
import { Tag } from "../ui/Tag.tsx";

const tones = { info: "quiet", warning: "warn", error: "bad" } as const;
const toneOf = (severity: unknown) => (severity === "warning" || severity === "error" ? tones[severity] : tones.info);

export const eventCells: Cells = {
  type: ({ type }) => <code dir="ltr">{plainText(type)}</code>,
  severity: ({ severity }) => <Tag tone={toneOf(severity)}>{optionLabel("event", "severity", plainText(severity))}</Tag>,
} satisfies { [Name in keyof (typeof event)["fields"]]?: Cells[string] };
