import type { Kind } from "./kind.ts";

/** A firearm or a part of one: outlines and classes of material only, as an image must show them, nothing that works. */
export const gun = (name: string, description: string, make: Kind["make"]): Kind => ({
  family: "weapons",
  category: "guns",
  name,
  description,
  make,
});
