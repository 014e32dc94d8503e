import type { PhraseTree } from "../together.ts";
import type { PhraseEntry } from "./phraseEntries.ts";

interface Branch {
  [name: string]: string | Branch;
}

/** Texts as a tree, as their file holds them. */
export function treeOf(entries: Iterable<PhraseEntry>): PhraseTree {
  const tree: Branch = {};
  for (const { path, text } of entries) {
    if (text === undefined) continue;
    let branch = tree;
    for (const name of path.slice(0, -1)) {
      const below = branch[name];
      branch = typeof below === "object" ? below : (branch[name] = {});
    }
    branch[path.at(-1)!] = text;
  }
  return tree;
}
