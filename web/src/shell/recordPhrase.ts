import { phraseOf } from "../phraseOf.ts";

/** The phrases of a list and its records, found by the names of the declaration; a test asks that every one is there. */
export const listTitle = (name: string): string => phraseOf(`records.${name}.plural`, name);
export const recordTitle = (name: string): string => phraseOf(`records.${name}.singular`, name);
export const fieldLabel = (name: string, field: string): string => phraseOf(`records.${name}.fields.${field}`, field);
export const optionLabel = (name: string, field: string, option: string): string =>
  phraseOf(`records.${name}.options.${field}.${option || "none"}`, option);
