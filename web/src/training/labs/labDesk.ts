import type { LabAnswer, LabView } from "@vigil/model/training/labs/labState";
import { createContext } from "react";

/** How the lab stands after an answer; kept: it is sent when the connection is back. */
export type LabReply = LabView | "kept";

/** Where labs are opened and answered: at the server for a learner, nowhere lasting for a preview. */
export interface LabDesk {
  open: (labId: number) => Promise<LabView>;
  answer: (labId: number, answer: LabAnswer, before: LabView) => Promise<LabReply>;
  fail: (labId: number, reason: string) => Promise<void>;
  /** Hears how the lab stands when an answer that was kept has been taken; null when it was refused. */
  hear?: (labId: number, heard: (view: LabView | null) => void) => () => void;
}

export const LabDeskContext = createContext<LabDesk | null>(null);
