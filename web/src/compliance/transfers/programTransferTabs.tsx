import type { programTransfer } from "@vigil/model/compliance/programTransfer";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const TransferLearners = lazy(async () => ({ default: (await import("./TransferLearners.tsx")).TransferLearners }));

export const programTransferTabs: Tabs<typeof programTransfer> = [
  { name: "learners", title: "transfers.tab", show: ({ id }) => <TransferLearners id={id} /> },
];
