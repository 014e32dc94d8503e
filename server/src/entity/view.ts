import type { Entity } from "@vigil/model/entity/entity";
import type { Rules } from "@vigil/model/entity/rules";
import type { Language } from "@vigil/model/phrases/languages";
import type { CompiledQuery, RawBuilder } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import type { Sql } from "../storage/sql.ts";
import type { Hints } from "./hints.ts";

type Expression = RawBuilder<unknown>;
/** What a derived field is, in terms of the row `t`; some are of what the caller may see alone, or, where rules ask, of `every` record. */
export type Expressions = Readonly<Record<string, Expression | ((caller: Caller, every: boolean) => Expression)>>;

/** A derived field that has few values, and how the rows of each are found by an index: conditions of the row `t`, of which one holds. */
export interface Steps {
  readonly values: readonly number[];
  readonly of: (value: Sql) => readonly Sql[];
}

/** A statement of a list, kept (`keptStatement.ts`) with the rules and with what of the caller it was made of. */
interface Kept {
  statement: CompiledQuery;
  rules: Rules | undefined;
  rests: readonly (readonly [keyof Caller, unknown])[];
}
/** Statements of one list by what was asked of it. */
export type KeptStatements = Map<string, Kept>;

/** A caller's view of one entity. */
export interface View<E extends Entity = Entity> {
  readonly entity: E;
  readonly caller: Caller;
  readonly expressions: Expressions;
  readonly steps?: Readonly<Record<string, Steps>> | undefined;
  readonly rules: Rules | undefined;
  readonly hints?: Hints;
  readonly statements?: KeptStatements;
  /** What the caller reads, where a call made the view. */
  readonly language?: Language;
}

/** Declared fields and what they are to be. */
export type Values = Readonly<Record<string, unknown>>;
export type Change = Values & { id: number; revision?: number };
/** Columns that no declared field fills. */
export type Columns = Readonly<Record<string, unknown>>;
