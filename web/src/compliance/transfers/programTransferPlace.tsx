import type { programTransfer } from "@vigil/model/compliance/programTransfer";
import type { Place } from "../../entity/place.ts";

export const programTransferPlace: Place<typeof programTransfer> = {
  groups: {
    general: ["name", "scheduledAt", "state", "lastRun"],
    content: ["sourcePrograms", "targetPrograms", "versionChange"],
    assignment: ["companies", "transferCompletes", "transferIncompletes", "reset", "retainAssignments"],
  },
  tabs: async () => (await import("./programTransferTabs.tsx")).programTransferTabs,
  rowActions: async () => {
    const { RunTransfer } = await import("./RunTransfer.tsx");
    return ({ record, mayEdit }) =>
      mayEdit && record.abilities?.edit !== false && record.unfinishedCopy !== true ? <RunTransfer id={record.id} /> : null;
  },
};
