import { sourceLanguage } from "@vigil/model/phrases/languages";
import { phrasesIn } from "../../http/phrasesIn.ts";

type Values = Readonly<Record<string, unknown>>;
type Labels = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);
const said = (value: unknown): string =>
  value === null || value === undefined || value === "" ? "–" : typeof value === "string" ? value : JSON.stringify(value);
const labelOf = (labels: Labels, name: string): string => (typeof labels[name] === "string" ? labels[name] : name);

/** What is no part of what somebody wrote: which record it is and what its writer may do with it. */
const besides = new Set(["id", "revision", "abilities", "createdAt", "people"]);

/** What an event tells of a rule or a configuration that was written, as its form names it: from what to what; of a new one what it says. */
export function changeWords(subject: string, data: string): string {
  const { records, settings } = phrasesIn(sourceLanguage);
  const entity = subject.startsWith("configuration") ? "configuration" : "authorityRule";
  const { before, after } = JSON.parse(data) as { before?: Values; after?: Values };
  const options: Readonly<Record<string, Labels>> = entity === "authorityRule" ? records.authorityRule.options : {};
  const wordsOf = (name: string, value: unknown): string => said(typeof value === "string" ? labelOf(options[name] ?? {}, value) : value);
  const differences = (old: Values | undefined, now: Values | undefined, labels: Labels): string[] =>
    Object.keys({ ...old, ...now }).flatMap((name) => {
      if (besides.has(name)) return [];
      const [one, other] = [old?.[name], now?.[name]];
      // the settings of a configuration are one field: each is told by itself
      if (isValues(one) || isValues(other)) return differences(isValues(one) ? one : {}, isValues(other) ? other : {}, settings);
      if (JSON.stringify(one) === JSON.stringify(other)) return [];
      return `${labelOf(labels, name)}: ${old === undefined ? wordsOf(name, other) : `${wordsOf(name, one)} → ${wordsOf(name, other)}`}`;
    });
  return differences(before, after, records[entity].fields).join("; ");
}
