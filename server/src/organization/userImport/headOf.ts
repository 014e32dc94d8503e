import type { ImportTarget } from "@vigil/model/organization/userImport/importTarget";
import type { Phrases } from "@vigil/model/phrases/en";

/** What a column is called in a language of the screens: by the field of users, or by the day of their programs. */
export function headOf(target: ImportTarget, { records, userImport }: Pick<Phrases, "records" | "userImport">): string {
  const heads: Readonly<Record<ImportTarget, string>> = { ...records.user.fields, ...userImport.days };
  return heads[target];
}
