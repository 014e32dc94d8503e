import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { together, type PhraseTree } from "../model/src/phrases/together.ts";

const folder = join(import.meta.dirname, "../model/src/phrases/ar");
const phrases: PhraseTree = together(readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as PhraseTree));

/** What an Arabic screen says for a key, with what is put into it. */
export function arabicPhrase(key: string, values: Record<string, string | number> = {}): string {
  const said = key
    .split(".")
    .reduce<PhraseTree | string | undefined>((tree, part) => (typeof tree === "object" ? tree[part] : undefined), phrases);
  if (typeof said !== "string") throw new Error(`No Arabic phrase ${key}`);
  return said.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));
}
