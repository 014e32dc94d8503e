import { isLanguage, sourceLanguage } from "@vigil/model/phrases/languages";
import type { PhraseTree } from "@vigil/model/phrases/together";
import i18next from "i18next";
import { speak } from "../i18n.ts";
import { pseudoText } from "./pseudoText.ts";

const place = "vigil.pseudo";
/** The tag that such languages have elsewhere as well. */
export const pseudoLanguage = "qps-ploc";

export const isPseudo = (): boolean => localStorage.getItem(place) !== null;

/** What was fetched so far is in another language: the page is loaded anew. */
export async function sayPseudo(wanted: string): Promise<void> {
  if (wanted === pseudoLanguage) localStorage.setItem(place, "on");
  else localStorage.removeItem(place);
  await speak(isLanguage(wanted) ? wanted : sourceLanguage);
  location.reload();
}

const inPseudo = (tree: PhraseTree): PhraseTree =>
  Object.fromEntries(Object.entries(tree).map(([key, said]) => [key, typeof said === "string" ? pseudoText(said) : inPseudo(said)]));

/** `npm run dev` alone: whatever phrases come, they come as pseudo-English. Built pages have none of this. */
export function startPseudo(): void {
  if (!isPseudo()) return;
  i18next.on("initialized", () => {
    const add = i18next.addResourceBundle.bind(i18next);
    i18next.addResourceBundle = (language, namespace, resources: PhraseTree, ...rest) =>
      add(language, namespace, namespace === "translation" ? inPseudo(resources) : resources, ...rest);
  });
}
