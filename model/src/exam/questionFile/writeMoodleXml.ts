import { xmlEscaped } from "../../values/xml/xmlEscaped.ts";
import { pictureSize } from "../../values/pictureSize.ts";
import { cornersOf, sizeInMoodle } from "./filePlaces.ts";
import type { FileAsk, FilePicture, FileQuestion } from "./fileQuestion.ts";
import { sayable, type SayableAsk, type SayableQuestion } from "./sayable.ts";
import { weightsOf } from "./weighedAnswers.ts";
import type { WrittenQuestions } from "./writeGift.ts";

/** Questions as Moodle's XML, which its question bank takes over; a name is a number and the first words. */
export function writeMoodleXml(questions: readonly FileQuestion[]): WrittenQuestions<string> {
  let category = "";
  const { said, notes } = sayable(questions, (regions) => regions.length === 1);
  const written = said.map(({ question, number }) => {
    const moved = question.category === category ? "" : categoryOf(question.category);
    category = question.category;
    return moved + questionOf(question, number);
  });
  return { content: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${written.join("")}</quiz>\n`, notes };
}

const text = (words: string): string => `<text>${xmlEscaped(words)}</text>`;
const plain = (name: string, words: string): string => `<${name} format="plain_text">${text(words)}</${name}>`;
const categoryOf = (path: string): string =>
  `  <question type="category"><category>${text(`$course$/top/${path}`)}</category></question>\n`;

const types = {
  choice: "multichoice",
  truth: "truefalse",
  numeric: "numerical",
  text: "shortanswer",
  match: "matching",
  order: "ordering",
  hotspot: "ddmarker",
} as const;
const longestName = 60;

function questionOf(question: SayableQuestion, number: number): string {
  const { text: asked, ask, tags, feedback } = question;
  const truth = ask.kind === "truth";
  const lines = [
    `<name>${text(`${number} ${asked.slice(0, longestName).replace(/\s/gu, " ")}`)}</name>`,
    questionText(question),
    ...(truth ? [] : [plain("correctfeedback", feedback.correct), plain("incorrectfeedback", feedback.incorrect)]),
    "<defaultgrade>1</defaultgrade>",
    ...(ask.kind === "hotspot" ? markerOf(ask, question.picture!) : answersOf(ask, feedback)),
    ...(tags.length === 0 ? [] : [`<tags>${tags.map((tag) => `<tag>${text(tag)}</tag>`).join("")}</tags>`]),
  ];
  return `  <question type="${types[ask.kind]}">\n${lines.map((line) => `    ${line}\n`).join("")}  </question>\n`;
}

function questionText({ text: asked, picture, ask }: FileQuestion): string {
  // what is marked has a place of its own
  if (picture === null || ask.kind === "hotspot") return plain("questiontext", asked);
  const html = `<p>${asked.split("\n").map(xmlEscaped).join("<br>")}</p><p><img src="@@PLUGINFILE@@/${encodeURIComponent(picture.name)}" alt=""></p>`;
  return `<questiontext format="html">${text(html)}${fileOf(picture)}</questiontext>`;
}

const fileOf = ({ name, base64 }: FilePicture): string => `<file name="${xmlEscaped(name)}" path="/" encoding="base64">${base64}</file>`;

/** A marker, whose words are HTML, that belongs to one place; of several places Moodle would ask for a marker each. */
function markerOf({ regions }: Extract<FileAsk, { kind: "hotspot" }>, picture: FilePicture): string[] {
  const size = sizeInMoodle(pictureSize(picture.base64)!);
  return [
    fileOf(picture),
    `<drag><no>1</no>${text(xmlEscaped(regions[0]!.label))}<noofdrags>1</noofdrags></drag>`,
    ...regions.map(({ polygon }, index) => {
      const corners = cornersOf(polygon, size).map((corner) => corner.join(","));
      return `<drop><no>${index + 1}</no><shape>polygon</shape><coords>${corners.join(";")}</coords><choice>1</choice></drop>`;
    }),
  ];
}

const answer = (words: string, weight: string, inside = ""): string =>
  `<answer fraction="${weight}" format="plain_text">${text(words)}${inside}</answer>`;

function answersOf(ask: Exclude<SayableAsk, { kind: "hotspot" }>, feedback: FileQuestion["feedback"]): string[] {
  if (ask.kind === "choice") {
    const weights = weightsOf(ask);
    return [
      `<single>${String(!ask.several)}</single>`,
      ...ask.answers.map(({ text: words, feedback: said }, index) =>
        answer(words, weights[index]!, said === "" ? "" : plain("feedback", said)),
      ),
    ];
  }
  if (ask.kind === "truth")
    return [true, false].map((each) =>
      answer(String(each), each === ask.right ? "100" : "0", plain("feedback", each === ask.right ? feedback.correct : feedback.incorrect)),
    );
  if (ask.kind === "numeric")
    return [
      ...ask.accepted.map(({ value, tolerance }) => answer(String(value), "100", `<tolerance>${tolerance}</tolerance>`)),
      ...(ask.unit === "" ? [] : [`<units><unit><multiplier>1</multiplier><unit_name>${xmlEscaped(ask.unit)}</unit_name></unit></units>`]),
    ];
  if (ask.kind === "text") return [`<usecase>0</usecase>`, ...ask.accepted.map((words) => answer(words.replaceAll("*", "\\*"), "100"))];
  if (ask.kind === "order") return ask.items.map((item, index) => answer(item, String(index + 1)));
  return [...ask.pairs, ...ask.spare.map((right) => ({ left: "", right }))].map(
    ({ left, right }) => `<subquestion format="plain_text">${text(left)}<answer>${text(right)}</answer></subquestion>`,
  );
}
