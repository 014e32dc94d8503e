import { likelyScript } from "@vigil/model/phrases/languages";

/** Each has a font of its own; Latin, Greek and Cyrillic share one. */
export type Script = "latin" | "arabic" | "thai" | "georgian" | "simplified" | "traditional" | "japanese" | "korean";

const ownScripts: readonly (readonly [RegExp, Script])[] = [
  [/[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFF]/u, "arabic"],
  [/\p{Script=Thai}/u, "thai"],
  [/\p{Script=Georgian}/u, "georgian"],
  [/\p{Script=Hangul}/u, "korean"],
  [/[\u3040-\u30FF\u31F0-\u31FF]/u, "japanese"],
];
/** Characters that four scripts share, with their wide punctuation and forms. */
const shared = /[\p{Script=Han}\u3000-\u303F\uFE30-\uFE4F\uFF00-\uFFEF]/u;
const plain = /^[^\u0590-\u{10FFFF}]*$/u;

/** How whoever reads this language writes the characters that Chinese, Japanese and Korean share. */
const sharedBy: Readonly<Record<string, Script>> = { Jpan: "japanese", Kore: "korean", Hant: "traditional" };

/**
 * The script of each letter of a text. Characters that several scripts share are those of the text where it tells (kana, Hangul), else
 * those of the language it is read in, else simplified Chinese.
 */
export function scriptsIn(text: string, language: string): (letter: string) => Script {
  if (plain.test(text)) return () => "latin";
  const told = ownScripts.find(([letters, script]) => (script === "japanese" || script === "korean") && letters.test(text))?.[1];
  const han = told ?? sharedBy[likelyScript(language) ?? ""] ?? "simplified";
  return (letter) => ownScripts.find(([letters]) => letters.test(letter))?.[1] ?? (shared.test(letter) ? han : "latin");
}
