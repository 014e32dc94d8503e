import type { courseStatus } from "@vigil/model/training/courseStatus";
import type { Cells } from "../../entity/place.ts";
import { formatPercent } from "../../ui/format.ts";

export const courseStatusCells: Cells = {
  progress: ({ progress }) => (typeof progress === "number" ? formatPercent(100 * progress) : "–"),
} satisfies { [Name in keyof (typeof courseStatus)["fields"]]?: Cells[string] };
