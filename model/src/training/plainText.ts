import type { RichText } from "./pageBlock.ts";

const wordsOf = (piece: Exclude<RichText, string>[number]): string => {
  if (typeof piece === "string") return piece;
  if ("strong" in piece) return piece.strong;
  if ("emphasis" in piece) return piece.emphasis;
  return "code" in piece ? piece.code : piece.text;
};

/** The words without what is made of them. */
export const plainText = (text: RichText): string => (typeof text === "string" ? text : text.map(wordsOf).join(""));
