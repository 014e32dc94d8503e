import { keyOf, type DraftPart } from "@vigil/model/authoring/draftPart";
import { outlineOf } from "@vigil/model/authoring/outlineOf";
import { partWords, translationState, type TranslationState } from "@vigil/model/authoring/partWords";
import type { DraftParts } from "../draft/draftParts.ts";

export type StateCounts = Readonly<Record<TranslationState, number>>;

export interface TranslationRow {
  source: DraftPart;
  translation: DraftPart | undefined;
  state: TranslationState;
}

/** What is translated in one go: a page with its labs, the names in the outline, the questions. */
export type TranslationFilter = TranslationRow["state"] | "all";

export interface TranslationGroup {
  id: string;
  /** Of a page: what it is called. Else the phrase of its id. */
  title: string | null;
  rows: readonly TranslationRow[];
  counts: StateCounts;
}

const worded = new WeakMap<object, boolean>();
/** Asked at every letter of all parts, and most of them are what they were. */
function hasWords(part: DraftPart): boolean {
  const known = worded.get(part);
  if (known !== undefined) return known;
  const found = partWords(part).length > 0;
  worded.set(part, found);
  return found;
}

export const countsOf = (rows: readonly TranslationRow[]): StateCounts => {
  const counts = { missing: 0, outdated: 0, done: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
};

/** All that has words, in the order in which learners meet it, as it stands in a language. */
export function translationGroups(parts: Pick<DraftParts, "piece" | "keyed" | "all">, locale: string): TranslationGroup[] {
  const units = outlineOf(parts.all());
  const placed = new Set<string>();
  const groupOf = (id: string, title: string | null, sources: readonly DraftPart[]): TranslationGroup => {
    const rows = sources.filter(hasWords).map((source): TranslationRow => {
      const translation = parts.keyed(source.key, locale);
      return { source, translation, state: translationState(source, translation) };
    });
    return { id, title, rows, counts: countsOf(rows) };
  };
  const labsOf = (page: DraftPart<"page">) =>
    page.block.labs.flatMap((id) => {
      const lab = parts.keyed(keyOf("lab", id));
      if (lab === undefined || placed.has(lab.key)) return [];
      placed.add(lab.key);
      return [lab];
    });
  const pages = units.flatMap(({ sections }) => sections.flatMap((section) => section.pages));
  const ofPages = pages.map((page) => groupOf(page.key, page.block.title, [page, ...parts.piece(page.key), ...labsOf(page)]));
  return [
    groupOf("course", null, [...parts.piece("course"), ...parts.piece("objectives")]),
    groupOf(
      "outline",
      null,
      units.flatMap(({ part, sections }) => [part, ...sections.map((section) => section.part)]),
    ),
    ...ofPages,
    groupOf(
      "labs",
      null,
      parts.piece("labs").filter(({ key }) => !placed.has(key)),
    ),
    groupOf("questions", null, parts.piece("questions")),
    groupOf("glossary", null, parts.piece("glossary")),
  ].filter(({ rows }) => rows.length > 0);
}

/** The next that is not done, after a row or before it; from the end it begins anew. */
export function nextOpen(groups: readonly TranslationGroup[], from: string | null, by: 1 | -1): string | null {
  const rows = groups.flatMap((group) => group.rows);
  const start = rows.findIndex(({ source }) => source.key === from);
  for (let step = 1; step <= rows.length; step += 1) {
    const row = rows[((((start < 0 && by < 0 ? 0 : start) + by * step) % rows.length) + rows.length) % rows.length];
    if (row !== undefined && row.state !== "done" && row.source.key !== from) return row.source.key;
  }
  return null;
}
