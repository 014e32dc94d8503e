import { withPlainDigits } from "./writtenNumbers.ts";

/** Marks that people leave away: of Latin, Greek and Cyrillic letters, Hebrew points, Arabic vowels. Those of other scripts are letters. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;
/** Letters that are written in two ways, as no normal form knows. */
const alike: Readonly<Record<string, string>> = {
  ß: "ss",
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  æ: "ae",
  œ: "oe",
  ς: "σ",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ٱ: "ا",
};
const letters = /[ßıłøđæœςىیکةٱ]/gu;

/** In this form written answers are compared: case, spaces, punctuation, marks on letters and the script of digits say nothing. */
export const foldedText = (text: string): string =>
  withPlainDigits(text)
    .normalize("NFKD")
    .replace(marks, "")
    .replace(/ـ/gu, "")
    .toLowerCase()
    .replace(letters, (letter) => alike[letter] ?? letter)
    .replace(/[\p{P}\s]+/gu, " ")
    .trim()
    .normalize("NFC");
