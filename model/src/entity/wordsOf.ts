import { searchKey } from "./searchKey.ts";

const longest = 40;
const most = 100;
/** Scripts that write words without blanks between them: there every place can begin a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What a search box asks for: each word is looked up as the beginning of a stored one. */
export const searchedWords = (search: string): string[] =>
  [...new Set(searchKey(search).split(" "))]
    .filter((word) => word !== "")
    .map((word) => Array.from(word).slice(0, longest).join(""))
    .slice(0, 8);

/** The words a record is found by: what stands between blanks, and its parts between punctuation. */
export const wordsOf = (texts: readonly string[]): string[] => {
  const words = texts.flatMap((text) =>
    searchKey(text)
      .split(" ")
      .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}\p{M}]+/u)].flatMap(suffixes)),
  );
  return [...new Set(words.filter((word) => word !== "").map((word) => Array.from(word).slice(0, longest).join("")))].slice(0, most);
};

const suffixes = (word: string): string[] => {
  if (!unspaced.test(word)) return [word];
  const letters = Array.from(word);
  return letters.map((_, index) => letters.slice(index).join(""));
};
