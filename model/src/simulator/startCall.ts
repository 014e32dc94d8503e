import { sessionTypes } from "./settings.ts";
import type { SessionType } from "./wire.ts";

export const steps = ["intro", "simulator", "complete"] as const;

export interface StartCall {
  /** start: the images are shown; resume: a session found on the server; end: back to where it came from. */
  transition: "start" | "resume" | "end";
  type: string;
  itemId: number | null | undefined;
  step: string;
}

export type StartRefusal = "SimulatorTypeInvalid" | "SimulatorItemInvalid" | "SimulatorStepInvalid";

/** Why the simulator may not be entered or left this way; null = it may. */
export function refusalOf({ transition, type, itemId, step }: StartCall): StartRefusal | null {
  if (!isSessionType(type)) return "SimulatorTypeInvalid";
  if (itemId === null || itemId === undefined || !(itemId >= 0)) return "SimulatorItemInvalid";
  if (!steps.some((known) => known === step)) return "SimulatorStepInvalid";
  return (transition === "start") === (step === "simulator") ? null : "SimulatorStepInvalid";
}

export const isSessionType = (type: string): type is SessionType => sessionTypes.some((known) => known === type);
