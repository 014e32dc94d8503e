import type { examAttempt } from "@vigil/model/exam/examAttempt";
import type { Cells } from "../../entity/place.ts";
import { FlagPlace } from "../../integrity/FlagPlace.tsx";
import { simulatorSessionCells } from "../../simulator/simulatorSessionCells.tsx";

export const examAttemptCells = {
  ...simulatorSessionCells,
  place: ({ place }) => <FlagPlace place={place} />,
} satisfies Cells & { [Name in keyof (typeof examAttempt)["fields"]]?: Cells[string] };
