import type { ImportTarget } from "@vigil/model/organization/userImport/importTarget";
import type { Language } from "@vigil/model/phrases/languages";
import { phrasesIn } from "../../http/phrasesIn.ts";

/** What a column is called in a language of the screens: by the field of users, or by the day of their programs. */
export function headOf(target: ImportTarget, language: Language): string {
  const { records, userImport } = phrasesIn(language);
  const heads: Readonly<Record<ImportTarget, string>> = { ...records.user.fields, ...userImport.days };
  return heads[target];
}
