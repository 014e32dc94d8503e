import { textKey } from "../identity/textKey.ts";

/** Marks that people leave out when they type: accents, and the vowel signs of Arabic and Hebrew. Those of other scripts are letters to their readers. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;
/** Letters that carry their stroke within: no normal form takes it off. Arabic's long writing of a word (tatweel) says nothing. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ı: "i",
  "\u0640": "",
};
const stroked = /[øłđðħŧæœþı\u0640]/gu;
const ascii = /^[\0-\x7f]*$/u;

/** The form in which words are looked up: as names are compared, without what is not on everybody's keyboard. The migration of a change here writes the words of all lists anew. */
export const searchKey = (text: string): string => {
  const key = textKey(text);
  if (ascii.test(key)) return key;
  return key
    .normalize("NFD")
    .replace(marks, "")
    .normalize("NFC")
    .replace(stroked, (letter) => plainLetters[letter] ?? letter);
};
