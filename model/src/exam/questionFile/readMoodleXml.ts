import { childOf, childrenOf, wordsIn, type XmlElement } from "../../values/xml/xmlTree.ts";
import { categoryIn } from "./categoryIn.ts";
import type { FileAsk, FileQuestion, ReadQuestions } from "./fileQuestion.ts";
import { numberOf, withoutWildcards } from "./giftAnswers.ts";
import { markerAsk } from "./moodleMarkers.ts";
import { moodleLine, moodlePicture, moodleText } from "./moodleText.ts";
import { inOneLine } from "./plainOfHtml.ts";
import { questionReader, Unreadable, type Tell } from "./questionReader.ts";
import { weighedAnswers } from "./weighedAnswers.ts";

/** Questions as Moodle's XML, which its question bank writes. */
export function readMoodleXml(root: XmlElement): ReadQuestions {
  const reader = questionReader();
  let category = "";
  for (const element of childrenOf(root, "question")) {
    const type = element.attributes.get("type") ?? "";
    if (type === "category") category = categoryIn(wordsIn(childOf(childOf(element, "category"), "text")));
    else {
      const name = wordsIn(childOf(childOf(element, "name"), "text")).trim();
      reader.question({ line: element.line, file: "", name }, (tell) => ({ category, ...questionOf(element, type, tell) }));
    }
  }
  return reader.read;
}

function questionOf(element: XmlElement, type: string, tell: Tell): Omit<FileQuestion, "line" | "file" | "category"> {
  const marked = type === "ddmarker" ? markerAsk(element, tell) : undefined;
  const ask = marked?.ask ?? askOf(element, type, tell);
  const asked = childOf(element, "questiontext");
  const { text, pictures } = moodleText(asked, tell);
  return {
    text,
    ask,
    tags: childrenOf(childOf(element, "tags") ?? element, "tag").map((tag) => wordsIn(childOf(tag, "text")).trim()),
    feedback: feedbackOf(element, type, tell),
    picture: marked?.picture ?? (asked === undefined ? null : moodlePicture(asked, pictures, tell)),
  };
}

function feedbackOf(element: XmlElement, type: string, tell: Tell) {
  const said = (name: string): string => moodleText(childOf(element, name), tell).text;
  const general = said("generalfeedback");
  let [correct, incorrect] = [said("correctfeedback"), said("incorrectfeedback")];
  if (type === "truefalse") [correct, incorrect] = truthFeedback(element, tell);
  else if (type !== "multichoice" && childrenOf(element, "answer").some((answer) => saidOf(answer, tell) !== "")) tell("answerFeedback");
  const partly = said("partiallycorrectfeedback");
  if (partly !== "" && partly !== correct && partly !== incorrect) tell("partlyFeedback");
  const both = (own: string): string => [...new Set([own, general])].filter((each) => each !== "").join("\n");
  return { correct: both(correct), incorrect: both(incorrect) };
}

function truthFeedback(element: XmlElement, tell: Tell): [string, string] {
  const said = (right: boolean): string =>
    moodleText(childOf(childrenOf(element, "answer").find((answer) => weightOf(answer) > 0 === right) ?? element, "feedback"), tell).text;
  return [said(true), said(false)];
}

const saidOf = (answer: XmlElement, tell: Tell): string => inOneLine(moodleText(childOf(answer, "feedback"), tell).text);

const weightOf = ({ attributes }: XmlElement): number => {
  const weight = Number(attributes.get("fraction") ?? "0");
  return Number.isFinite(weight) ? weight : 0;
};

function askOf(element: XmlElement, type: string, tell: Tell): FileAsk {
  const answers = childrenOf(element, "answer");
  const line = (answer: XmlElement): string => moodleLine(answer, tell);
  if (type === "multichoice") {
    const several = ["false", "0"].includes(wordsIn(childOf(element, "single")).trim());
    return weighedAnswers(
      answers.map((answer) => ({ text: line(answer), feedback: saidOf(answer, tell), weight: weightOf(answer) })),
      several,
      tell,
    );
  }
  if (type === "truefalse") {
    const right = answers.find((answer) => weightOf(answer) > 0);
    if (right === undefined) throw new Unreadable("noneRight");
    return { kind: "truth", right: wordsIn(childOf(right, "text")).trim().toLowerCase() === "true" };
  }
  const full = answers.filter((answer) => weightOf(answer) === 100);
  if (["shortanswer", "numerical"].includes(type) && answers.some((answer) => weightOf(answer) > 0 && weightOf(answer) < 100))
    tell("weights");
  if (type === "shortanswer") {
    if (wordsIn(childOf(element, "usecase")).trim() === "1") tell("exactCase");
    return { kind: "text", accepted: withoutWildcards(full.map(line), tell) };
  }
  if (type === "numerical") return numberAsk(element, full, tell);
  if (type === "matching") return matchAsk(element, tell);
  if (type === "ordering") return { kind: "order", items: answers.map(line) };
  throw new Unreadable(type === "essay" || type === "description" ? type : "kindUnknown", type);
}

/** Answers in another unit than the first are told: they would be other numbers. */
function numberAsk(element: XmlElement, full: readonly XmlElement[], tell: Tell): FileAsk {
  const units = childrenOf(childOf(element, "units") ?? { ...element, nodes: [] }, "unit");
  const base = units.find((unit) => Number(wordsIn(childOf(unit, "multiplier"))) === 1);
  const others = units.filter((unit) => unit !== base).map((unit) => wordsIn(childOf(unit, "unit_name")).trim());
  if (others.length > 0) tell("units", others.join(", "));
  const accepted = full.map((answer) => ({
    value: numberOf(wordsIn(childOf(answer, "text"))),
    tolerance: numberOf(wordsIn(childOf(answer, "tolerance")) || "0"),
  }));
  return { kind: "numeric", accepted, unit: wordsIn(childOf(base, "unit_name")).trim().slice(0, 40) };
}

function matchAsk(element: XmlElement, tell: Tell): FileAsk {
  const pairs = childrenOf(element, "subquestion").map((pair) => {
    const right = childOf(pair, "answer");
    return { left: moodleLine(pair, tell), right: inPlain(right) };
  });
  return {
    kind: "match",
    pairs: pairs.filter(({ left }) => left !== ""),
    spare: pairs.filter(({ left }) => left === "").map(({ right }) => right),
  };
}

const inPlain = (answer: XmlElement | undefined): string => wordsIn(childOf(answer, "text")).trim();
