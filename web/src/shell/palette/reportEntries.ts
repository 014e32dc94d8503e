import type { PaletteEntry } from "../paletteEntries.ts";
import { fitsWords } from "./fitsWords.ts";

/** What is kept under a name, as far as the palette tells it. */
export interface NamedReport {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly state: { readonly order: string };
}

/** The reports of others, or of oneself. */
export interface ReportsAt {
  readonly own: boolean;
  /** Where they are, as the navigation calls it. */
  readonly place: string;
  readonly reports: readonly { readonly code: string; readonly title: string }[];
  readonly kept: readonly NamedReport[];
}

const most = 6;

/** What is kept under such a name, then the reports that are called so. Whoever reads a report of others is not offered the same once more of themselves. */
export function reportEntries(domain: string, words: string, places: readonly ReportsAt[]): PaletteEntry[] {
  const goOf = (own: boolean, code: string): string => `/${domain}/${own ? "" : "admin/"}reports/${code}`;
  const kept = places.flatMap(({ own, reports, kept: named }) =>
    named
      .filter(({ name }) => fitsWords(words, name))
      .map(({ id, code, name, state: { order } }) => ({
        key: `kept ${own ? "own " : ""}${id}`,
        title: name,
        hint: [code, reports.find((report) => report.code === code)?.title].filter(Boolean).join(" · "),
        go: goOf(own, code),
        search: { kept: String(id), ...(order !== "" && { order }) },
      })),
  );
  const found = places.flatMap(({ own, place, reports }, index) =>
    reports
      .filter(({ code }) => !places.slice(0, index).some((before) => before.reports.some((report) => report.code === code)))
      .filter(({ title, code }) => fitsWords(words, `${title} ${code}`))
      .map(({ code, title }) => ({ key: `report ${own ? "own " : ""}${code}`, title, hint: `${code} · ${place}`, go: goOf(own, code) })),
  );
  return [...kept.slice(0, most), ...found.slice(0, most)];
}
