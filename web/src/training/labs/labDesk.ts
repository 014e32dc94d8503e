import type { LabAnswer, LabView } from "@vigil/model/training/labs/labState";
import { createContext } from "react";

/** Where labs are opened and answered: at the server for a learner, nowhere lasting for a preview. */
export interface LabDesk {
  open: (labId: number) => Promise<LabView>;
  answer: (labId: number, answer: LabAnswer, before: LabView) => Promise<LabView>;
  fail: (labId: number, reason: string) => Promise<void>;
}

export const LabDeskContext = createContext<LabDesk | null>(null);
