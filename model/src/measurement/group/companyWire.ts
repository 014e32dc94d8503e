import type { Detection } from "../../reporting/measures/detection.ts";
import type { MeasuredValue } from "../observer/measureWire.ts";

/** By what companies are laid side by side. */
export const companyGroupings = ["category", "family", "view", "level"] as const;
export type CompanyGrouping = (typeof companyGroupings)[number];

/** A company whose people did anything, added up. */
export interface MeasuredCompany {
  companyId: number;
  name: string;
  people: number;
  sessions: number;
  total: Detection;
  by: MeasuredValue[];
}

/** GET measures/companies: companies side by side. */
export interface CompanyMeasures {
  grouping: CompanyGrouping;
  /** What stands side by side, those with most threats first. */
  values: string[];
  rows: MeasuredCompany[];
}
