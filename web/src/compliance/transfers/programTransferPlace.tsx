import type { programTransfer } from "@vigil/model/compliance/programTransfer";
import { lazy } from "react";
import type { Place } from "../../entity/place.ts";

const TransferLearners = lazy(async () => ({ default: (await import("./TransferLearners.tsx")).TransferLearners }));

export const programTransferPlace: Place<typeof programTransfer> = {
  groups: {
    general: ["name", "scheduledAt", "state", "lastRun"],
    content: ["sourcePrograms", "targetPrograms", "versionChange"],
    assignment: ["companies", "transferCompletes", "transferIncompletes", "reset", "retainAssignments"],
  },
  tabs: [{ name: "learners", title: "transfers.tab", show: ({ id }) => <TransferLearners id={id} /> }],
  rowActions: async () => {
    const { RunTransfer } = await import("./RunTransfer.tsx");
    return ({ record, mayEdit }) =>
      mayEdit && record.abilities?.edit !== false && record.unfinishedCopy !== true ? <RunTransfer id={record.id} /> : null;
  },
};
