import type { Always } from "@vigil/model/entity/entity";

/** A row or record of any list, as it comes: by its declaration's names, references also as `company.name`. */
export type Row = Always & Readonly<Record<string, unknown>>;

export interface ListAnswer {
  rows: Row[];
  count?: number;
  countEstimated?: true;
  /** There are more than `count`. */
  countBeyond?: true;
  /** Asks for the page behind this one, however deep. */
  after?: string;
}

export interface Option {
  id: number;
  name: string;
}
