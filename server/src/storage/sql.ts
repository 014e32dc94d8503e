import type { RawBuilder } from "kysely";

/** A part of a statement, whatever it yields. */
export type Sql = RawBuilder<unknown>;
