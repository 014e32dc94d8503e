import type { Entity } from "./entity.ts";
import type { FieldKind } from "./field.ts";
import { filterPaths, pathOf } from "./path.ts";

const ranged: ReadonlySet<FieldKind | undefined> = new Set(["integer", "decimal", "date", "instant"]);

/** Every filter the list understands, ranges with their two ends. */
export const filterKeys = (e: Entity): string[] =>
  filterPaths(e).flatMap((name) => [name, ...(ranged.has(pathOf(e, name)?.field.kind) ? [`${name}From`, `${name}To`] : [])]);
