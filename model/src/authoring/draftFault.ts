import type { PackageFault } from "../curriculum/coursePackage.ts";

/** What keeps a draft from being published: in which part, and where in it. The phrases `coursePackage.faults` say it. */
export interface DraftFault {
  locale: string | null;
  /** null for the draft as a whole. */
  piece: string | null;
  key: string | null;
  /** Within the block: `["items", 2]`; empty where it is the whole. */
  path: (string | number)[];
  code: PackageFault["code"];
  details: Record<string, string | number>;
}

/** GET courses/{id}/draft/check */
export interface DraftCheck {
  sequence: number;
  faults: DraftFault[];
  /** Worth knowing; it may be published with them. */
  warnings: DraftFault[];
}
