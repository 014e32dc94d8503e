import { BrokenXml } from "../../values/xml/xmlTokens.ts";
import { xmlTree } from "../../values/xml/xmlTree.ts";
import type { ReadQuestions } from "./fileQuestion.ts";
import { readGift } from "./readGift.ts";
import { readMoodleXml } from "./readMoodleXml.ts";
import { isQtiItem, readQtiItems } from "./readQti.ts";

const refused = (code: "notXml" | "xmlUnknown" | "nothing", line: number, word = ""): ReadQuestions => ({
  questions: [],
  notes: [{ question: "", line, file: "", code, word, left: true }],
});

/** A file of questions that is text: Moodle's XML, an item of QTI, or else GIFT. */
export function readQuestionText(text: string): ReadQuestions {
  const begin = text.replace(/^\u{FEFF}/u, "").trimStart();
  if (!begin.startsWith("<")) {
    const read = readGift(text);
    return read.questions.length + read.notes.length === 0 ? refused("nothing", 0) : read;
  }
  try {
    const root = xmlTree(text);
    const read =
      root.name === "quiz"
        ? readMoodleXml(root)
        : isQtiItem(root)
          ? readQtiItems([{ file: "", root, tags: [], category: "" }], () => undefined)
          : undefined;
    if (read === undefined) return refused("xmlUnknown", root.line, root.name);
    return read.questions.length + read.notes.length === 0 ? refused("nothing", 0) : read;
  } catch (error) {
    if (error instanceof BrokenXml) return refused("notXml", error.line);
    throw error;
  }
}
