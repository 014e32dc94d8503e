import { languages } from "@vigil/model/phrases/languages";
import Pdf from "pdfkit";
import { expect, test } from "vitest";
import { phrasesIn } from "../phrasesIn.ts";
import { fontFiles } from "./fontFiles.ts";
import { scriptsIn, type Script } from "./scriptOf.ts";

/** What the library knows of the font it draws with. */
interface KnownFont {
  font: { hasGlyphForCodePoint: (point: number) => boolean };
}

const doc = new Pdf({ font: "" });
for (const [name, path] of Object.entries(fontFiles)) doc.registerFont(name, path);
const has = (font: Script | `${Script}-bold`, letter: string) => {
  doc.font(font);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is not told otherwise
  return (Reflect.get(doc, "_font") as KnownFont).font.hasGlyphForCodePoint(letter.codePointAt(0)!);
};
const texts = (tree: object): string[] =>
  Object.values(tree).flatMap((said: string | object) => (typeof said === "string" ? [said] : texts(said)));

test.each(languages)("a PDF in %s can draw every letter of the words of reports, in both weights", (language) => {
  const { reports, records } = phrasesIn(language);
  const missing = new Set<string>();
  for (const text of texts({ reports, records })) {
    const scriptOf = scriptsIn(text, language);
    for (const letter of text)
      if (/[\p{L}\p{N}\p{P}]/u.test(letter) && !(has(scriptOf(letter), letter) && has(`${scriptOf(letter)}-bold`, letter)))
        missing.add(letter);
  }
  expect([...missing]).toEqual([]);
});
