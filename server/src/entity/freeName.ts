import { textKey } from "@vigil/model/identity/textKey";
import { sourceLanguage, type Language } from "@vigil/model/phrases/languages";
import { sql } from "kysely";
import { phrasesIn } from "../http/phrasesIn.ts";
import type { Tx } from "../storage/asDomain.ts";
import { tableOf } from "./listSql.ts";
import type { View } from "./view.ts";

/** What the name of a copy ends with, in the language of whoever copies. */
export const copyMark = (language: Language = sourceLanguage) => {
  const { copyMark: word } = phrasesIn(language).serverWords;
  return (index: number): string => (index === 0 ? ` (${word})` : ` (${word} ${index + 1})`);
};

/** A name like this one that nobody has. */
export async function freeName(tx: Tx, { entity: e, caller }: View, name: string, suffixOf = copyMark()): Promise<string> {
  const most = e.fields[e.title]!.max ?? 100;
  const candidates = Array.from({ length: 100 }, (_, index) => {
    const suffix = suffixOf(index);
    return name.slice(0, most - suffix.length) + suffix;
  });
  const key = e.fields[e.title]!.unique ? `${e.title}Key` : e.title;
  const here = e.kind === "tenant" ? sql`domain_id = ${caller.domainId}` : sql`true`;
  const { rows } = await sql<{ key: string }>`select ${sql.ref(key)} as key from ${tableOf(e)}
    where ${here} and ${sql.ref(key)} = any(${candidates.map(textKey)}::text[])`.execute(tx);
  const taken = new Set(rows.map((row) => row.key));
  return candidates.find((candidate) => !taken.has(textKey(candidate))) ?? `${name} ${crypto.randomUUID()}`.slice(-most);
}
