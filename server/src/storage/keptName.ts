import type { CompiledQuery } from "kysely";
import { createHash } from "node:crypto";

const names = new Map<string, string | undefined>();
/** All columns may become more while the server runs, and a kept plan would then be refused: such a statement is planned anew. */
const allColumns = /(?:\bselect\s+|\breturning\s+|,\s*|\.)\*/i;

/** Under which name the database keeps the plan of a statement; undefined where it keeps none. Only for texts that are the same each time. */
export const keptName = (text: string): string | undefined => keptTextName(text, text);

/** The same of one that has another within and answers its columns. */
export function keptTextName(within: string, text: string): string | undefined {
  if (names.has(text)) return names.get(text);
  const name = allColumns.test(within) ? undefined : `kept_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** Each connection keeps the plans of so many of them, as they come: which columns an update names is anybody's choice. */
const mostNamed = 300;
const named = new Set<string>();

/** A statement whose plan the database keeps though its transaction keeps none: one that is asked for often, with other values in the same text. */
export function keepsPlan<R>(query: CompiledQuery<R>): CompiledQuery<R> {
  if (!named.has(query.sql)) {
    if (named.size >= mostNamed) return query;
    named.add(query.sql);
  }
  return Object.assign({ name: keptName(query.sql) }, query);
}
