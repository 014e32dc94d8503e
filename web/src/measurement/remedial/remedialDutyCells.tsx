import type { remedialDuty } from "@vigil/model/measurement/remedial/remedialDuty";
import type { Cells } from "../../entity/place.ts";
import { DutyTag } from "./DutyTag.tsx";

export const remedialDutyCells: Cells<typeof remedialDuty> = {
  state: ({ state }) => (state === undefined ? null : <DutyTag state={state} />),
};
