import i18next from "i18next";
import { phraseOf } from "../phraseOf.ts";
import { formatNumber, formatSeconds } from "../ui/format.ts";

/** What a flag says: its sentence with the figures, times in seconds, and before it which image or question is meant. */
export function flagSentence(facts: unknown): string {
  const { kind = "", position, ...figures } = facts as Readonly<Record<string, unknown>>;
  const shown = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      name.endsWith("Ms") ? formatSeconds(Number(value) / 1000) : formatNumber(Number(value)),
    ]),
  );
  const sentence = phraseOf(`integrity.sentences.${String(kind)}`, String(kind), shown);
  return typeof position === "number" ? `${i18next.t("integrity.at", { number: formatNumber(position + 1) })} · ${sentence}` : sentence;
}
