import type { Entity } from "./entity.ts";

/** A declaration never changes: what follows from it is worked out once. */
export const once = <T>(derive: (e: Entity) => T): ((e: Entity) => T) => {
  const known = new WeakMap<Entity, { value: T }>();
  return (e) => {
    const found = known.get(e) ?? { value: derive(e) };
    known.set(e, found);
    return found.value;
  };
};
