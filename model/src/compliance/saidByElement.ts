import { translated } from "../curriculum/translated.ts";
import type { LayoutElement } from "./certificateLayout.ts";
import type { ValueOfVariable } from "./certificatePage.ts";

const named = /\{\{([^{}]*)\}\}/gu;

/** What an element says for its reader; undefined where it would say nothing: all its values are empty ("valid until" of a certificate for ever). */
export function saidByElement(element: LayoutElement, valueOf: ValueOfVariable, language: string): string | undefined {
  if (element.kind === "field") return valueOf(element.variable) || undefined;
  if (element.kind === "qr") return valueOf("verificationAddress") || undefined;
  if (element.kind !== "text") return "";
  const text = translated(element.words, language)?.text ?? "";
  const variables = [...text.matchAll(named)].map(([, name = ""]) => name.trim());
  if (variables.length > 0 && variables.every((variable) => valueOf(variable) === "")) return undefined;
  return text.replaceAll(named, (_, name: string) => valueOf(name.trim())) || undefined;
}
