/// <reference lib="dom" />
import type { Page } from "@playwright/test";
import type { PhraseTree } from "../model/src/phrases/together.ts";
import { phrasesOf } from "./phraseIn.ts";

const flat = (tree: PhraseTree, before = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, said]) =>
    typeof said === "string" ? [[`${before}${key}`, said] as [string, string]] : flat(said, `${before}${key}.`),
  );

/** English phrases that the language says otherwise everywhere, without those that hold a value and names of the demo. */
function translated(language: string): Set<string> {
  const own = new Map(flat(phrasesOf(language)));
  const same = new Set(own.values()); // a Dutch home is called "Start"
  const other = new Set<string>();
  for (const [key, text] of flat(phrasesOf("en"))) {
    if (key.startsWith("certificates.sample.") || text.includes("{{") || !/[a-z]{3}/iu.test(text)) continue;
    if (own.get(key) !== text) other.add(text);
  }
  return new Set([...other].filter((text) => !same.has(text)));
}

/** What stands on the page in English although its language has words for it. Names that somebody wrote (`dir="auto"`, `bdi`) are theirs. */
export async function englishLeft(page: Page, language: string): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (parent === null || parent.closest('[dir="auto"], bdi, script, style, option, [lang]:not(html)') !== null) continue;
      if (parent.checkVisibility({ visibilityProperty: true })) found.push((textContent ?? "").trim());
    }
    return found;
  });
  const english = translated(language);
  return [...new Set(texts.filter((text) => english.has(text)))];
}
