import { describe, expect, it } from "vitest";
import { plainOfHtml } from "./plainOfHtml.ts";
import { readQtiPackage } from "./readQtiPackage.ts";
import { readQuestionText } from "./readQuestionText.ts";

const codesOf = (text: string) => readQuestionText(text).notes.map(({ line, code, word, left }) => [line, code, word, left]);
const asksOf = (text: string) => readQuestionText(text).questions.map(({ ask }) => ask);

/** After Moodle's documentation of GIFT. */
const gift = `// [id:1] [tag:history] [tag:people]
$CATEGORY: $course$/top/Safety/People

::Q1:: Who's buried in Grant's tomb?{~Grant ~Jefferson =no one#right, nobody is buried there####Tombs have names.}

Grant is {~buried =entombed ~living} in Grant's tomb.

Grant is buried in Grant's tomb.{FALSE#No one is buried in Grant's tomb.#Right.}

Who's buried in Grant's tomb?{=no one =nobody =Grant*}

When was Ulysses S. Grant born?{#1822:5}

How thick is it? {#3.5..4.5}

When was he born? {#
 =1822:0
 =%50%1822:2
}

Match the following countries with their corresponding capitals. {
 =Canada -> Ottawa
 =Italy  -> Rome
 =Japan  -> Tokyo
 = -> Paris
}

What two people are entombed in Grant's tomb? {
 ~%-100%No one
 ~%50%Grant
 ~%50%Grant's wife
 ~%-100%Grant's father
}

Which answer equals 5? {~ \\= 2 + 2 = \\= 2 + 3 ~ \\= 2 + 4}

[html]Is <b>this</b> <img src="bag.png">bold?{T}

Write a short biography of Dag Hammarskjöld. {}

Some words without a question

Which of these are blades? {~%80%Knife ~%20%Scissors ~Pen}
`;

describe("GIFT as Moodle documents it", () => {
  const { questions } = readQuestionText(gift);
  it("has its answers, its feedback, its category and the tags above a question", () => {
    expect(questions).toHaveLength(12);
    expect(questions[0]).toEqual({
      line: 4,
      file: "",
      category: "Safety/People",
      tags: ["history", "people"],
      text: "Who's buried in Grant's tomb?",
      picture: null,
      feedback: { correct: "Tombs have names.", incorrect: "Tombs have names." },
      ask: {
        kind: "choice",
        several: false,
        answers: [
          { text: "Grant", correct: false, feedback: "" },
          { text: "Jefferson", correct: false, feedback: "" },
          { text: "no one", correct: true, feedback: "right, nobody is buried there" },
        ],
      },
    });
    expect(questions[1]?.text).toBe("Grant is _____ in Grant's tomb.");
    expect(questions[2]).toMatchObject({
      ask: { kind: "truth", right: false },
      feedback: { correct: "Right.", incorrect: "No one is buried in Grant's tomb." },
    });
    expect(questions[3]?.ask).toEqual({ kind: "text", accepted: ["no one", "nobody"] });
    expect(questions[4]?.ask).toEqual({ kind: "numeric", accepted: [{ value: 1822, tolerance: 5 }], unit: "" });
    expect(questions[5]?.ask).toEqual({ kind: "numeric", accepted: [{ value: 4, tolerance: 0.5 }], unit: "" });
    expect(questions[7]?.ask).toMatchObject({ kind: "match", pairs: [{ left: "Canada", right: "Ottawa" }, {}, {}], spare: ["Paris"] });
    expect(questions[8]?.ask).toMatchObject({
      several: true,
      answers: [{ correct: false }, { correct: true }, { correct: true }, { correct: false }],
    });
    expect(questions[9]?.ask).toMatchObject({ answers: [{ text: "= 2 + 2" }, { text: "= 2 + 3", correct: true }, { text: "= 2 + 4" }] });
  });
  it("tells what is not had, with the line", () => {
    expect(codesOf(gift)).toEqual([
      [10, "wildcard", "Grant*", false],
      [16, "weights", "", false],
      [37, "formatting", "b", false],
      [37, "pictureOutside", "bag.png", false],
      [39, "essay", "", true],
      [41, "description", "", true],
      [43, "weights", "", false],
    ]);
  });
});

const answer = (text: string, fraction: string, more = "") => `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`;
const question = (type: string, inside: string) =>
  `<question type="${type}"><name><text>N</text></name><questiontext format="html"><text><![CDATA[<p>What&nbsp;is it?</p><p>Look.</p>]]></text></questiontext>${inside}</question>`;
const moodle = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category"><category><text>$course$/top/Bags</text></category></question>
${question("multichoice", `<single>true</single><generalfeedback><text>G</text></generalfeedback><correctfeedback><text>C</text></correctfeedback>${answer("A &lt;b&gt;knife&lt;/b&gt;", "100", "<feedback><text>Sharp</text></feedback>")}${answer("A pen", "33.33333")}${answer("Paper", "0")}<tags><tag><text>blades</text></tag></tags>`)}
${question("numerical", `${answer("12.5", "100", "<tolerance>0.5</tolerance>")}${answer("13", "50")}<units><unit><multiplier>1</multiplier><unit_name>kg</unit_name></unit><unit><multiplier>1000</multiplier><unit_name>g</unit_name></unit></units>`)}
${question("shortanswer", `<usecase>1</usecase>${answer("scanner", "100")}${answer("scan*", "100")}`)}
${question("matching", `<subquestion><text>Knife</text><answer><text>metal</text></answer></subquestion><subquestion><text>Pen</text><answer><text>plastic</text></answer></subquestion><subquestion><text></text><answer><text>glass</text></answer></subquestion>`)}
${question("ordering", `${answer("Look", "1")}${answer("Decide", "2")}`)}
${question("cloze", "")}
${question("multichoice", `<single>true</single>${answer("Only one", "100")}`)}
</quiz>`;

describe("Moodle’s XML", () => {
  it("has categories, tags, feedback, numbers with a unit, pairs and orders; its HTML is text", () => {
    expect(asksOf(moodle)).toEqual([
      {
        kind: "choice",
        several: false,
        answers: [
          { text: "A knife", correct: true, feedback: "Sharp" },
          { text: "A pen", correct: false, feedback: "" },
          { text: "Paper", correct: false, feedback: "" },
        ],
      },
      { kind: "numeric", accepted: [{ value: 12.5, tolerance: 0.5 }], unit: "kg" },
      { kind: "text", accepted: ["scanner"] },
      {
        kind: "match",
        pairs: [
          { left: "Knife", right: "metal" },
          { left: "Pen", right: "plastic" },
        ],
        spare: ["glass"],
      },
      { kind: "order", items: ["Look", "Decide"] },
    ]);
    expect(readQuestionText(moodle).questions[0]).toMatchObject({
      text: "What is it?\n\nLook.",
      category: "Bags",
      tags: ["blades"],
      feedback: { correct: "C\nG", incorrect: "G" },
    });
  });
  it("tells what is not had, with the line", () => {
    expect(codesOf(moodle)).toEqual([
      [4, "formatting", "b", false],
      [4, "weights", "", false],
      [5, "weights", "", false],
      [5, "units", "g", false],
      [6, "exactCase", "", false],
      [6, "wildcard", "scan*", false],
      [9, "kindUnknown", "cloze", true],
      [10, "tooFewAnswers", "", true],
    ]);
  });
  it("is refused where it does not close, or brings a document type", () => {
    expect(codesOf("<quiz>\n<question>\n</quiz>")).toEqual([[2, "notXml", "", true]]);
    expect(codesOf('<!DOCTYPE quiz [<!ENTITY x "y">]><quiz/>')).toEqual([[1, "notXml", "", true]]);
    expect(codesOf(`<quiz>${"<a>".repeat(100)}`)).toEqual([[1, "notXml", "", true]]);
  });
});

/** After the examples of the specification: a single choice, a mapped multiple one, a number, and one of two interactions. */
const items = {
  "imsmanifest.xml": `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>
<resource type="imsqti_item_xmlv2p2" href="a/choice.xml"><metadata><lom><general><keyword><string>doors</string></keyword></general></lom></metadata></resource>
<resource type="imsqti_item_xmlv3p0" href="multiple.xml"/>
<resource type="imsqti_item_xmlv2p2" href="number.xml"/><resource type="imsqti_item_xmlv2p2" href="two.xml"/>
<resource type="imsqti_item_xmlv2p2" href="gone.xml"/><resource type="imsqti_test_xmlv2p2" href="test.xml"/></resources></manifest>`,
  "a/choice.xml": `<assessmentItem identifier="choice" title="Unattended Luggage"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>ChoiceA</value></correctResponse></responseDeclaration>
<itemBody><p>Look at the text in the picture.</p><p><img src="../images/sign.png" alt="NEVER LEAVE LUGGAGE UNATTENDED"/></p>
<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>What does it say?</prompt>
<simpleChoice identifier="ChoiceA">You must stay with your luggage at all times.</simpleChoice><simpleChoice identifier="ChoiceB">Do not let someone else look after your luggage.</simpleChoice></choiceInteraction></itemBody></assessmentItem>`,
  "multiple.xml": `<qti-assessment-item identifier="m" title="Water"><qti-response-declaration identifier="RESPONSE" cardinality="multiple" base-type="identifier"><qti-correct-response><qti-value>H</qti-value><qti-value>O</qti-value></qti-correct-response>
<qti-mapping lower-bound="0"><qti-map-entry map-key="H" mapped-value="1"/><qti-map-entry map-key="O" mapped-value="2"/></qti-mapping></qti-response-declaration>
<qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="0"><qti-prompt>What is water made of?</qti-prompt><qti-simple-choice identifier="H">Hydrogen</qti-simple-choice><qti-simple-choice identifier="O">Oxygen</qti-simple-choice><qti-simple-choice identifier="Cl">Chlorine</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`,
  "number.xml": `<assessmentItem identifier="n" title="n"><responseDeclaration identifier="R" cardinality="single" baseType="float"><correctResponse><value>200</value></correctResponse></responseDeclaration>
<itemBody><p>How many? <textEntryInteraction responseIdentifier="R"/></p></itemBody><responseProcessing><responseCondition><responseIf><equal toleranceMode="relative" tolerance="5 5"><variable identifier="R"/><correct identifier="R"/></equal></responseIf></responseCondition></responseProcessing></assessmentItem>`,
  "two.xml": `<assessmentItem identifier="t" title="Two"><itemBody><p><textEntryInteraction responseIdentifier="A"/><textEntryInteraction responseIdentifier="B"/></p></itemBody></assessmentItem>`,
};

describe("a package of QTI", () => {
  const files = new Map(Object.entries(items));
  const { questions, notes } = readQtiPackage({
    textAt: (path) => files.get(path),
    pictureAt: (path) => (path === "images/sign.png" ? "AA==" : undefined),
  });
  it("has its items of version 2 and 3, their pictures and words for searching", () => {
    expect(questions[0]).toMatchObject({
      text: "Look at the text in the picture.\nWhat does it say?",
      tags: ["doors"],
      picture: { name: "sign.png", base64: "AA==" },
      ask: { several: false },
    });
    expect(questions[1]?.ask).toMatchObject({
      several: true,
      answers: [{ correct: true }, { correct: true }, { text: "Chlorine", correct: false }],
    });
    expect(questions[2]).toMatchObject({ text: "How many?", ask: { accepted: [{ value: 200, tolerance: 10 }] } });
  });
  it("tells what is not had, with the file", () => {
    expect(notes.map(({ file, code, left }) => [file, code, left])).toEqual([
      ["gone.xml", "fileMissing", false],
      ["imsmanifest.xml", "testLeft", false],
      ["multiple.xml", "weights", false],
      ["two.xml", "severalInteractions", true],
    ]);
  });
});

it("HTML of a word processor becomes its words, and what was lost is named", () => {
  const { text, lost, pictures } = plainOfHtml(
    "<!-- x --><p>One&nbsp;&amp; <B>two</B></p><ul><li>three</li></ul><script>alert(1)</script>4 < 5<br>six<img src='a.png'>",
  );
  expect([text, lost, pictures]).toEqual(["One & two\n\nthree\n\n4 < 5\nsix", ["b", "ul", "li", "script"], ["a.png"]]);
});
