import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { xmlTree } from "../../values/xml/xmlTree.ts";
import type { FileAsk, FileQuestion } from "./fileQuestion.ts";
import { readGift } from "./readGift.ts";
import { readMoodleXml } from "./readMoodleXml.ts";
import { readQtiPackage } from "./readQtiPackage.ts";
import { readQuestionText } from "./readQuestionText.ts";
import { writeGift } from "./writeGift.ts";
import { writeMoodleXml } from "./writeMoodleXml.ts";
import { writeQti } from "./writeQti.ts";

// words as our own questions have them: trimmed, one space at a time; with every sign that means something in a format
const sign = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("a", "B", "7", "ä", "س", "刀") },
  { weight: 2, arbitrary: fc.constantFrom(...Array.from("~=#{}:\\%[]*<>&\"'/-.;@$_ ")) },
);
const words = fc
  .array(sign, { minLength: 1, maxLength: 14 })
  .map((signs) => signs.join("").replace(/ +/gu, " ").trim())
  .filter((text) => text !== "" && !text.endsWith("_____"));
const several = (least: number) => fc.uniqueArray(words, { minLength: least, maxLength: 6, selector: (text) => text.toLowerCase() });
const number = fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 100);

const choice = fc.tuple(several(2), fc.boolean(), fc.boolean()).map(([texts, isSeveral, says]): FileAsk => ({
  kind: "choice",
  several: isSeveral,
  answers: texts.map((text, index) => ({
    text,
    correct: index === 0 || (isSeveral && index === 1),
    feedback: says && index === 1 ? "so" : "",
  })),
}));
const written = fc.oneof(
  several(1).map((accepted): FileAsk => ({ kind: "text", accepted })),
  fc
    .array(fc.record({ value: number, tolerance: number.map(Math.abs) }), { minLength: 1, maxLength: 3 })
    .map((accepted): FileAsk => ({ kind: "numeric", accepted, unit: "" })),
);
const match = fc.tuple(several(3), several(4)).map(([lefts, rights]): FileAsk => ({
  kind: "match",
  pairs: lefts.slice(0, 3).map((left, index) => ({ left, right: rights[index]! })),
  spare: rights.slice(3),
}));
const truth = fc.boolean().map((right): FileAsk => ({ kind: "truth", right }));
const order = several(2).map((items): FileAsk => ({ kind: "order", items }));
const question = (ask: fc.Arbitrary<FileAsk>) =>
  fc
    .record({
      ask,
      lines: fc.array(words, { minLength: 1, maxLength: 2 }),
      said: fc.option(words, { nil: "" }),
      tags: fc.uniqueArray(
        words.map((tag) => tag.replaceAll("]", ")")),
        { maxLength: 2 },
      ),
      category: fc.constantFrom("", "Safety/Blades"),
    })
    .map(({ lines, said, ...others }): Omit<FileQuestion, "line"> => ({
      ...others,
      text: lines.join("\n"),
      feedback: { correct: said, incorrect: said },
      file: "",
      picture: null,
    }));
const bare = (questions: readonly FileQuestion[]) => questions.map(({ line: _line, file: _file, ...others }) => ({ ...others, file: "" }));
const placed = (questions: readonly Omit<FileQuestion, "line">[]): FileQuestion[] => questions.map((each) => ({ ...each, line: 1 }));
const all = fc.array(question(fc.oneof(choice, truth, written, match, order)), { minLength: 1, maxLength: 4 });
/** An arrow parts the pairs of GIFT, and it knows no order. */
const gift = fc
  .array(question(fc.oneof(choice, truth, written, match)), { minLength: 1, maxLength: 4 })
  .filter((each) => !JSON.stringify(each).includes("->"));

describe("what is written is read the same", () => {
  it("in GIFT", () => {
    fc.assert(
      fc.property(gift, (questions) => {
        expect(bare(readGift(writeGift(placed(questions)).content).questions)).toEqual(questions);
      }),
    );
  });
  it("in Moodle’s XML, with pictures", () => {
    fc.assert(
      fc.property(all, fc.boolean(), (questions, shows) => {
        const shown = questions.map((each) => ({ ...each, picture: shows ? { name: "bag 1.png", base64: "iVBORw0=" } : null }));
        const { notes, questions: read } = readMoodleXml(xmlTree(writeMoodleXml(placed(shown)).content));
        expect(bare(read)).toEqual(shown);
        expect(notes).toEqual([]);
      }),
    );
  });
  it.each(["qti22", "qti3"] as const)("in %s, with pictures", (version) => {
    fc.assert(
      fc.property(all, fc.boolean(), (questions, shows) => {
        const shown = questions.map((each) => ({ ...each, picture: shows ? { name: "bag.png", base64: "iVBORw0=" } : null }));
        const files = new Map(writeQti(placed(shown), version).content.map((file) => [file.path, file]));
        const { notes, questions: read } = readQtiPackage({
          textAt: (path) => files.get(path)?.text,
          pictureAt: (path) => files.get(path)?.base64,
        });
        expect(bare(read).map(({ picture, ...each }) => ({ ...each, picture: picture && { ...picture, name: "bag.png" } }))).toEqual(shown);
        expect(notes).toEqual([]);
      }),
    );
  });
  it("and no text whatever ends a reader otherwise than with an answer", () => {
    const text = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          "<quiz>",
          '<question type="multichoice">',
          "</question>",
          "<answer ",
          "{",
          "=a",
          "~b",
          "}",
          "::",
          "\n\n",
          "->",
          "####",
          "%50%",
          "<qti-assessment-item>",
        ),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(text, (pieces) => {
        const { questions, notes } = readQuestionText(pieces.join(""));
        expect(questions.length + notes.length).toBeGreaterThan(0);
      }),
    );
  });
});
