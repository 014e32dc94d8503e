import type { Field } from "./field.ts";

/** Whether the rows of a list tell this field to somebody with these permissions. */
export const isReadable = ({ readers }: Field, may: (permission: string) => boolean): boolean => readers === undefined || readers.some(may);
