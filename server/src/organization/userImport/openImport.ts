import { guessColumns } from "@vigil/model/organization/userImport/guessColumns";
import { importOrder } from "@vigil/model/organization/userImport/importOrder";
import { importTargets, type ImportColumn, type ImportTarget } from "@vigil/model/organization/userImport/importTarget";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { trainingLevel } from "@vigil/model/identity/accessLevelCodes";
import { accessLevels } from "@vigil/model/identity/accessLevels";
import { inEveryLanguage } from "../../http/phrasesIn.ts";
import { onceNeeded } from "../../languages/onceNeeded.ts";
import { headOf } from "./headOf.ts";
import { keepLines } from "./lineStore.ts";
import type { UserTable } from "./readUserTable.ts";

/** Of which list a column names a record. */
const named: { readonly [Target in ImportTarget]?: "user" | "company" | "accessLevel" | "group" | "program" } = {
  username: "user",
  companyId: "company",
  accessLevelId: "accessLevel",
  groups: "group",
  programs: "program",
};

const isTarget = (text: string | null): text is ImportTarget => text !== null && importTargets.some((target) => target === text);

/** Keeps a file that was read, with a first idea of what its columns are. */
export async function openImport(tx: Tx, by: Caller, fileName: string, { format, heads, lines }: UserTable): Promise<number> {
  const { domainId } = by;
  const kept = await tx.selectFrom("userImportColumns").select(["head", "target"]).where("domainId", "=", domainId).execute();
  const remembered = Object.fromEntries(kept.map(({ head, target }): [string, ImportColumn] => [head, isTarget(target) ? target : null]));
  const columns = guessColumns(heads, headWords(), remembered);
  const { locale } = await tx.selectFrom("domains").select("locale").where("id", "=", domainId).executeTakeFirstOrThrow();
  const key = (["username", "email", "pin"] as const).find((name) => columns.includes(name)) ?? "username";
  const order = importOrder.parse({
    columns,
    key,
    locale,
    companyId: by.domainId === by.homeDomainId ? by.companyId : null,
    accessLevelId: accessLevels.find(({ code }) => code === trainingLevel)!.id,
    updates: by.permissions.has("users:edit"),
  });
  const { id } = await tx
    .insertInto("userImports")
    .values({
      domainId,
      createdBy: by.userId,
      createdByDomainId: by.homeDomainId,
      fileName: fileName.replaceAll(/\p{Cc}|\p{Cs}/gu, "").slice(0, 200) || "users",
      format,
      heads: JSON.stringify(heads),
      importOrder: JSON.stringify(order),
      lineCount: lines.length,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await keepLines(tx, { domainId, id }, lines);
  return id;
}

/** What the fields are called in the languages of the screens, and one of what they name: a column *Groups* may be headed *Group*. */
const headWords = onceNeeded((): Partial<Record<ImportTarget, string[]>> => {
  const said = inEveryLanguage(["organization", "curriculum"], (phrases) => (target: ImportTarget) => {
    const list = named[target];
    return [headOf(target, phrases), ...(list === undefined ? [] : [phrases.records[list].singular])];
  });
  return Object.fromEntries(importTargets.map((target) => [target, said.flatMap((words) => words(target))]));
});
