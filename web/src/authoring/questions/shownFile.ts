import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import type { ScanSubject } from "@vigil/model/training/scanSubject";
import type { ReactNode } from "react";

export type Threats = Extract<OtherQuestion, { kind: "findThreat" }>["threats"];

/** The picture or scan of a question that is written: of a quiz in the media list, of a course among the files of its draft. */
export interface ShownFile {
  /** Where it lies, below /api; null where nothing is chosen. */
  path: string | null;
  /** Chooses a picture. */
  choose: ReactNode;
  /** Copies an image of a library; what of the question is another one then. */
  take: (imageId: number) => Promise<{ threats: Threats }>;
  /** Keeps the views of a live scan in its place, where that can be. */
  takeLive?: (subject: ScanSubject) => Promise<object>;
  /** Why it cannot stay as it is. */
  fault?: string | undefined;
}
