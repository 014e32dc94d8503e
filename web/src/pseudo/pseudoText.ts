const accents: Readonly<Record<string, string>> = {
  a: "à", c: "ç", d: "ð", e: "é", g: "ğ", h: "ĥ", i: "ï", k: "ķ", l: "ł", n: "ñ", o: "ö", r: "ŕ", s: "š", t: "ţ", u: "ü", w: "ŵ", y: "ý", z: "ž",
  A: "Å", B: "Ɓ", C: "Č", D: "Ð", E: "Ë", G: "Ĝ", H: "Ħ", I: "Î", L: "Ł", N: "Ñ", O: "Ø", P: "Þ", R: "Ř", S: "Š", T: "Ť", U: "Û", W: "Ŵ", Y: "Ÿ", Z: "Ž",
}; // prettier-ignore
const longer = 0.4;

/** English as a language of long words with accents would have it: what stands without brackets is no phrase, what is cut is too short. Names in braces stay. */
export function pseudoText(text: string): string {
  if (text.trim() === "") return text;
  const pieces = text.split(/(\{\{\w+\}\})/u);
  const letters = pieces.filter((piece) => !piece.startsWith("{{")).join("").length;
  const accented = pieces.map((piece) =>
    piece.startsWith("{{") ? piece : piece.replaceAll(/[A-Za-z]/gu, (letter) => accents[letter] ?? letter),
  );
  return `[${accented.join("")}${"~".repeat(Math.ceil(letters * longer))}]`;
}
