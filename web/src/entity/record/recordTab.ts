import type { Always } from "@vigil/model/entity/entity";
import type { Permission } from "@vigil/model/identity/permission";
import type { ParseKeys } from "i18next";
import type { ReactNode } from "react";
import type { Row } from "../row.ts";

/** What belongs to a record beside its own fields, behind an address of its own. */
export interface RecordTab<Saved extends Always = Row> {
  readonly name: string;
  readonly title: ParseKeys;
  readonly needs?: Permission;
  /** Which records have it; all where nothing is said. */
  of?(record: Saved): boolean;
  show(record: Saved, domain: string): ReactNode;
}
