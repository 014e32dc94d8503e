import { declared } from "@vigil/model/entity/entity";
import { sourceLanguage } from "@vigil/model/phrases/languages";
import i18next from "i18next";
import { phraseOf } from "../phraseOf.ts";

/** A name or description in the language of the page where it is of what came with the product; else as it is kept. */
export function broughtText(name: string, text: string): string {
  const phrase = i18next.language === sourceLanguage ? undefined : declared.get(name)?.brought?.[text];
  return phrase === undefined ? text : phraseOf(`records.${name}.${phrase}`, text);
}
