import { trainingEventStates, type TrainingEventState } from "@vigil/model/compliance/trainingEvent";
import type { Cells } from "../../entity/place.ts";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { Tag, type Tone } from "../../ui/Tag.tsx";

const tones: Record<TrainingEventState, Tone> = { planned: "info", running: "warn", due: "warn", expired: "bad", delivered: "good" };

/** Where an event stands. */
export function EventState({ state }: { state: unknown }) {
  const known = trainingEventStates.find((one) => one === state);
  return known === undefined ? null : <Tag tone={tones[known]}>{optionLabel("trainingEvent", "state", known)}</Tag>;
}

export const trainingEventCells: Cells = { state: ({ state }) => (typeof state === "string" ? <EventState state={state} /> : null) };
