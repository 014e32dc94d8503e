import type { examAttempt } from "@vigil/model/exam/examAttempt";
import { resultCells } from "../../attempt/resultCells.tsx";
import type { Cells } from "../../entity/place.ts";
import { FlagPlace } from "../../integrity/FlagPlace.tsx";

export const examAttemptCells = {
  ...resultCells,
  place: ({ place }) => <FlagPlace place={place} />,
} satisfies Cells & { [Name in keyof (typeof examAttempt)["fields"]]?: Cells[string] };
