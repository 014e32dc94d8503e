import { loadPhrases } from "./i18n.ts";

/** A module that is loaded later, when what it says is there as well. The build writes this round every such import (phrases/phrasesPlugin.ts). */
export async function withPhrases<Module>(parts: readonly string[], module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadPhrases(parts)]);
  return loaded;
}
