import type { workResult } from "@vigil/model/measurement/work/workResult";
import type { Cells } from "../../entity/place.ts";
import { phraseOf } from "../../phraseOf.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { DutyTag } from "../remedial/DutyTag.tsx";
import { Tag, type Tone } from "../../ui/Tag.tsx";

const tones: Readonly<Record<string, Tone>> = { hit: "good", miss: "bad", falseAlarm: "warn", aborted: "quiet" };

export const workResultCells: Cells<typeof workResult> = {
  outcome: ({ outcome = "" }) => (
    <Tag tone={tones[outcome] ?? "quiet"}>{phraseOf(`records.workResult.options.outcome.${outcome}`, outcome)}</Tag>
  ),
  remedialState: ({ remedialState: state }) => (state === undefined || state === null ? "" : <DutyTag state={state} />),
  category: ({ category }) => (category ? categoryName(category) : ""),
};
