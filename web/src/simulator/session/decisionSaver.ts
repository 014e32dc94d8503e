import type { DecisionBody } from "@vigil/model/simulator/wire";
import type { SaverKind } from "../../attempt/attemptSaver.ts";

/** A decision never changes. The server has it already where it refuses it as a conflict. */
export const decisionSaver: SaverKind<DecisionBody> = {
  revisionOf: () => 1,
  merged: "first",
  sealed: "SimulatorSessionSealed",
  isStored: ({ status }) => status === 409,
};
