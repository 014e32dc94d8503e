import type { LabAnswer, LabView } from "@vigil/model/training/labs/labState";
import { createContext } from "react";
import type { MeasuredScan } from "../../../simulator/viewer/scan.ts";

/** How the lab stands after an answer; kept: it is sent when the connection is back. */
export type LabReply = LabView | "kept";

/** Where labs are opened and answered: at the server for a learner, nowhere lasting for a preview. */
export interface LabDesk {
  open: (labId: number) => Promise<LabView>;
  answer: (labId: number, answer: LabAnswer, before: LabView) => Promise<LabReply>;
  /** Where in its labs the learner stopped on this page. */
  stoppedAt?: { labId: number; labPageId: number | null } | null;
  /** A lab with several pages shows this one. */
  turn?: (labId: number, labPageId: number) => void;
  /** The views of a scan to be searched; what it is made of stays at the server. */
  scanOf?: (labId: number) => Promise<readonly MeasuredScan[]>;
  fail: (labId: number, reason: string) => Promise<void>;
  /** Hears how the lab stands when an answer that was kept has been taken; null when it was refused. */
  hear?: (labId: number, heard: (view: LabView | null) => void) => () => void;
}

export const LabDeskContext = createContext<LabDesk | null>(null);
