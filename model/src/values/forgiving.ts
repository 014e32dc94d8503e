import type { z } from "zod";

/**
 * The same object, read so that a stored value that does not fit counts as not set: it has its default, and the other values hold. For
 * what is read; what is saved is checked by the schema itself.
 */
export function forgiving<S extends z.ZodObject>(schema: S): S {
  const shape = Object.entries(schema.shape).map(([name, field]) => {
    const known = field as z.ZodType;
    return [name, known.catch(known.parse(undefined))];
  });
  return schema.extend(Object.fromEntries(shape)) as unknown as S;
}
