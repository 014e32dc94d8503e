import i18next from "i18next";
import { unbroken } from "../entity/list/unbroken.ts";
import type { Cells } from "../entity/place.ts";
import { formatDuration, formatPercent } from "../ui/format.ts";
import { Tag } from "../ui/Tag.tsx";

/** How a session at the X-ray screen or an attempt at an exam ended, as lists show it. */
export const resultCells = {
  score: ({ score }) => (typeof score === "number" ? formatPercent(score, 2) : "–"),
  duration: ({ duration }) => (typeof duration === "number" ? unbroken(formatDuration(duration)) : "–"),
  passed: ({ passed }) =>
    typeof passed === "boolean" ? (
      <Tag tone={passed ? "good" : "bad"}>{i18next.t(passed ? "training.passed" : "training.failed")}</Tag>
    ) : (
      <Tag tone="info">{i18next.t("training.attempted")}</Tag>
    ),
} satisfies Cells;
