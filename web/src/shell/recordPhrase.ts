import { sourceLanguage } from "@vigil/model/phrases/languages";
import i18next from "i18next";
import { declared } from "@vigil/model/entity/entity";
import { phraseOf } from "../phraseOf.ts";

/** The phrases of a list and its records, found by the names of the declaration; a test asks that every one is there. */
export const listTitle = (name: string): string => phraseOf(`records.${name}.plural`, name);
export const recordTitle = (name: string): string => phraseOf(`records.${name}.singular`, name);
export const fieldLabel = (name: string, field: string): string => phraseOf(`records.${name}.fields.${field}`, field);
export const optionLabel = (name: string, field: string, option: string): string =>
  phraseOf(`records.${name}.options.${field}.${option || "none"}`, option);
/** A name or description in the language of the page where it is of what came with the product; else as it is kept. */
export function broughtText(name: string, text: string): string {
  const phrase = i18next.language === sourceLanguage ? undefined : declared.get(name)?.brought?.[text];
  return phrase === undefined ? text : phraseOf(`records.${name}.${phrase}`, text);
}
