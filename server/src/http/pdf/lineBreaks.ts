/** What stays on one line, and whether a space stands before it. */
export interface Piece {
  text: string;
  spaced: boolean;
}

/** Written without spaces between words. */
const unspaced = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const opening = /^[\p{Ps}\p{Pi}]+$/u;
const trailing = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Lm}\p{M}]+$/u;
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A text's letters with the marks that belong to them. */
export const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** Where a line may be broken: at spaces, and between words where a script writes none; what closes stays behind, what opens stays before. */
export function linePieces(text: string, language: string): Piece[] {
  return text.split(/\s+/u).flatMap((word, index) => {
    const parts = unspaced.test(word) ? wordsOf(word, language) : [word];
    return parts.map((part, place) => ({ text: part, spaced: index > 0 && place === 0 }));
  });
}

function wordsOf(word: string, language: string): string[] {
  const parts: string[] = [];
  let open = "";
  for (const { segment } of new Intl.Segmenter(language, { granularity: "word" }).segment(word)) {
    if (opening.test(segment)) open += segment;
    else if (trailing.test(segment) && open === "" && parts.length > 0) parts[parts.length - 1] += segment;
    else {
      parts.push(open + segment);
      open = "";
    }
  }
  return open === "" ? parts : [...parts, open];
}

/** As many pieces in each line as fit; one that is too long has a line of its own. */
export function inLines(text: string, language: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [""];
  for (const { text: piece, spaced } of linePieces(text, language)) {
    const line = lines.at(-1)!;
    const longer = line === "" ? piece : `${line}${spaced ? " " : ""}${piece}`;
    if (line === "" || fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}
