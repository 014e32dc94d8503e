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

/** Search: one row per word of a record, in its key form. */
export interface TenantWords {
  domainId: number;
  word: string;
  id: number;
}
export interface CatalogueWords {
  ownerDomainId: number | null;
  word: string;
  id: number;
}
