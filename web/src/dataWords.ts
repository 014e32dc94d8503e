import type { DataTable, DataWords } from "@vigil/model/curriculum/tableData";
import i18next from "i18next";
import { readTogether } from "./readTogether.ts";

/** The words of table data live among the phrases, in a room of their own: what draws phrases is drawn anew when they come. */
const namespace = "data";
const placeOf = (table: DataTable, key: string): string => `${table}\u{0}${key}`;

/** A name in the language of the page, where the table data of the domain have it; else as it is kept. */
export function inWords(table: DataTable, key: string): string {
  const said: unknown = i18next.getResource(i18next.language, namespace, placeOf(table, key), { keySeparator: false });
  return typeof said === "string" ? said : key;
}

export function keepWords(language: string, words: DataWords): void {
  const flat = Object.entries(words).flatMap(([table, named]) =>
    Object.entries(named).map(([key, said]) => [placeOf(table as DataTable, key), said] as const),
  );
  i18next.removeResourceBundle(language, namespace);
  i18next.addResourceBundle(language, namespace, Object.fromEntries(flat));
}

/** Without them pages show names as they are kept. */
const fetchWords = (language: string): Promise<void> =>
  readTogether<DataWords>(`tabledata/words?locale=${encodeURIComponent(language)}`, undefined, patienceMs).then(
    (words) => keepWords(language, words),
    () => {},
  );

/** So long they wait to go with what the page asks for. */
const patienceMs = 100;

let following = "";
/** Fetches them once somebody is signed in, and again when the language changes. */
export function followDataWords(): void {
  const follow = (language: string) => {
    if (following === language) return;
    following = language;
    void fetchWords(language);
  };
  if (!following) i18next.on("languageChanged", follow);
  follow(i18next.language);
}
