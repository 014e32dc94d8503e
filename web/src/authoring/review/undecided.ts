import { dropDraft, keepDraft, readDraft } from "../../shell/drafts.ts";

/** What both changed and nobody has decided yet, by this browser, as it was when it was left. */
export function readUndecided(journal: string): readonly string[] {
  const ids = readDraft(journal, Date.now())?.values["ids"];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

export function keepUndecided(journal: string, ids: readonly string[]): void {
  if (ids.length === 0) dropDraft(journal);
  else keepDraft(journal, { revision: null, values: { ids }, before: {}, at: Date.now() });
}
