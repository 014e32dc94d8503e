import type { LayoutElement } from "@vigil/model/compliance/certificateLayout";
import { translated } from "@vigil/model/curriculum/translated";
import i18next from "i18next";
import { phraseOf } from "../../phraseOf.ts";

/** What a value is called: a fixed one by its phrase, a text of a configuration by its name. */
export const variableName = (variable: string): string => phraseOf(`certificates.values.${variable}`, variable.replace(".", " · "));

/** What an author calls a thing on the page: what it is, and what it shows. */
export function elementName(element: LayoutElement): string {
  const kind = i18next.t(`certificates.layout.kinds.${element.kind}`);
  const shown =
    element.kind === "field"
      ? variableName(element.variable)
      : element.kind === "text"
        ? (translated(element.words, i18next.language)?.text ?? "").replaceAll(
            /\{\{([^{}]*)\}\}/gu,
            (_, name: string) => `‹${variableName(name.trim())}›`,
          )
        : element.kind === "picture"
          ? element.alt
          : "";
  return shown === "" ? kind : `${kind}: ${shown}`;
}
