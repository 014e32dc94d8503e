import { formNames, type Entity } from "./entity.ts";
import { pathOf } from "./path.ts";

const marks: ReadonlySet<string> = new Set(["abilities", "shared", "unfinishedCopy"]);

/**
 * A row that was read comes with its revision, and may be written back as it is: what the server alone writes of it is passed over. A
 * change that names no revision was put together by hand; there such a name is a mistake, and is refused like any other. Rows of a list
 * that only takes orders (`clear`) have no revision, and nothing that could be mistaken for one.
 */
export function asWritten(e: Entity, change: unknown): unknown {
  if (typeof change !== "object" || change === null || Array.isArray(change)) return change;
  const names = formNames(e, "edit");
  const takesOrdersOnly = names.every((name) => e.fields[name]?.command === true);
  if (!("revision" in change) && !takesOrdersOnly) return change;
  const written = new Set(["id", "revision", ...names]);
  const isRead = (name: string) => marks.has(name) || pathOf(e, name) !== undefined;
  return Object.fromEntries(Object.entries(change).filter(([name]) => written.has(name) || !isRead(name)));
}
