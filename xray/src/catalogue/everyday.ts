import type { Family, Kind } from "./kind.ts";

/** A kind that is no threat. */
export const everyday = (family: Family, name: string, description: string, make: Kind["make"]): Kind => ({
  family,
  category: null,
  name,
  description,
  make,
});
