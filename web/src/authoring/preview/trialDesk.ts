import type { Lab } from "@vigil/model/training/labs/lab";
import { newLabState, type LabState } from "@vigil/model/training/labs/labState";
import { labView, markLab } from "@vigil/model/training/labs/markLab";
import type { LabDesk } from "../../training/page/labs/labDesk.ts";

/** Labs tried by their author: marked by the rules of the server, and forgotten. */
export function trialDesk(labOf: (id: number) => Lab | undefined): LabDesk {
  const states = new Map<number, LabState>();
  const view = (id: number) => {
    const lab = labOf(id);
    if (lab === undefined) throw new Error("There is no such lab.");
    return labView(lab, states.get(id) ?? newLabState(id));
  };
  return {
    open: (id) => Promise.resolve().then(() => view(id)),
    answer: (id, answer) =>
      Promise.resolve().then(() => {
        const lab = labOf(id);
        if (lab) states.set(id, markLab(lab, states.get(id) ?? newLabState(id), answer));
        return view(id);
      }),
    scanOf: async (id) => (await import("../labs/trialScan.ts")).trialScan(labOf(id)),
    fail: () => Promise.resolve(),
  };
}
