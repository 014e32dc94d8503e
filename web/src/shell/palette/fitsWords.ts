const fold = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/** Whether every typed word begins a word of the text. */
export function fitsWords(words: string, text: string): boolean {
  const parts = fold(text).split(/\s+/u);
  return fold(words)
    .split(/\s+/u)
    .filter(Boolean)
    .every((word) => parts.some((part) => part.startsWith(word)));
}
