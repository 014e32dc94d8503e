import { company } from "@vigil/model/organization/company";
import { accessLevel } from "@vigil/model/organization/accessLevel";
import { group } from "@vigil/model/organization/group";
import { program } from "@vigil/model/curriculum/program";
import type { Entity } from "@vigil/model/entity/entity";
import { accessLevels } from "@vigil/model/identity/accessLevels";
import { locales } from "@vigil/model/identity/locales";
import { textKey } from "@vigil/model/identity/textKey";
import { languages, ownName } from "@vigil/model/phrases/languages";
import type { ImportWords } from "@vigil/model/organization/userImport/readLine";
import { sql } from "kysely";
import { tableOf, visible } from "../../entity/listSql.ts";
import { inEveryLanguage } from "../../http/phrasesIn.ts";
import { onceNeeded } from "../../languages/onceNeeded.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";

type Names = Map<string, number | "several">;

function put(names: Names, text: string, id: number): void {
  const key = textKey(text);
  if (key === "") return;
  const there = names.get(key);
  names.set(key, there === undefined || there === id ? id : "several");
}

/** Names before codes: a code that is somebody else's name does not make the name two. */
async function namesOf(tx: Tx, e: Entity, caller: Caller, further: readonly string[] = [], unless = sql`false`): Promise<Names> {
  const { rows } = await sql<{ id: number; name: string; further: string[] }>`
    select t.id, t.name, array[${sql.join([sql`''`, ...further.map((column) => sql.ref(`t.${column}`))])}]::text[] as further
    from ${tableOf(e)} t where ${visible(e, "t", caller)} and not (${unless}) order by t.id`.execute(tx);
  const names: Names = new Map();
  for (const { id, name } of rows) put(names, name, id);
  const others: Names = new Map();
  for (const row of rows) for (const text of row.further) put(others, text, row.id);
  for (const [key, id] of others) if (!names.has(key)) names.set(key, id);
  return names;
}

/** What the words of a file mean to this importer: names of what they see, and yes, no and languages in every language. */
export async function importWords(tx: Tx, caller: Caller): Promise<ImportWords> {
  return {
    companies: await namesOf(tx, company, caller, ["code"], sql`t.unfinished_copy or t.kind = 'deleted'`),
    accessLevels: withLevelWords(await namesOf(tx, accessLevel, caller, [], sql`t.unfinished_copy`)),
    groups: await namesOf(tx, group, caller, [], sql`t.unfinished_copy`),
    programs: await namesOf(tx, program, caller, ["title", "code"], sql`t.unfinished_copy`),
    locales: localeNames(),
    truths: truthWords(),
  };
}

/** The levels that come with the product are known by their names in every language; a word that means one here and another there is asked about. */
function withLevelWords(names: Names): Names {
  const brought: Names = new Map();
  for (const said of levelWords()) for (const { id, code } of accessLevels) put(brought, said[code], id);
  for (const [key, id] of brought) if (!names.has(key)) names.set(key, id);
  return names;
}

const levelWords = onceNeeded(() => inEveryLanguage(["organization"], ({ records }) => records.accessLevel.options.baseCode));

/** A word that says yes in one language and no in another means what the one that is listed first says. */
const truthWords = onceNeeded(
  (): ReadonlyMap<string, boolean> =>
    new Map(
      [
        ...["true", "1", "x", "y", "on"].map((word) => [word, true] as const),
        ...["false", "0", "n", "off"].map((word) => [word, false] as const),
        ...inEveryLanguage(["entity"], ({ entity: { yes, no, active, inactive } }) => [
          [textKey(yes), true] as const,
          [textKey(active), true] as const,
          [textKey(no), false] as const,
          [textKey(inactive), false] as const,
        ]).flat(),
      ].toReversed(),
    ),
);

/** A language by its tag, by what its speakers call it, and by its name in the languages of the screens. */
const localeNames = onceNeeded((): ReadonlyMap<string, string> => {
  const namesIn = languages.map((language) => new Intl.DisplayNames([language], { type: "language" }));
  return new Map(
    locales.flatMap((tag) => [
      ...namesIn.map((names) => [textKey(names.of(tag) ?? tag), tag] as const),
      [textKey(ownName(tag)), tag] as const,
      [textKey(tag), tag] as const,
    ]),
  );
});
