import type { simulatorSession } from "@vigil/model/simulator/simulatorSession";
import type { Place } from "../entity/place.ts";

export const simulatorSessionPlace: Place<typeof simulatorSession> = {
  cells: async () => (await import("../attempt/resultCells.tsx")).resultCells,
  /** A session is looked at bag by bag. */
  opens: (domain, id) => ({ to: "/$domain/simulator/review/$session", params: { domain, session: String(id) } }),
};
