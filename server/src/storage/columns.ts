import type { ColumnType, Generated } from "kysely";

export type Instant = ColumnType<Date, Date | string, Date | string>;
/** An instant the database fills in. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** YYYY-MM-DD. */
export type CalendarDate = string;
/** Read as what it holds, written as JSON text: pg would turn an array into a PostgreSQL array. */
export type Json<T = unknown> = ColumnType<T, string, string>;
export type GeneratedJson<T = unknown> = ColumnType<T, string | undefined, string>;

export interface Common {
  createdAt: Stamp;
  updatedAt: Stamp;
  createdBy: number | null;
  revision: Generated<number>;
}

export interface Global {
  id: Generated<number>;
}

export interface Tenant {
  domainId: number;
  id: Generated<number>;
}

export interface Catalogue {
  id: Generated<number>;
  /** null = shared by all domains */
  ownerDomainId: number | null;
  createdByDomainId: number | null;
}

/** By months, never changed: without who changed it, and when. */
export interface Growing {
  domainId: number;
  month: Generated<CalendarDate>;
  id: Generated<number>;
}
