import { xmlEscaped } from "../../values/xml/xmlEscaped.ts";
import type { FileAsk } from "./fileQuestion.ts";
import type { SayableAsk, SayableQuestion } from "./sayable.ts";
import { qtiAttribute, qtiTag, type QtiVersion } from "./qtiNames.ts";

const spaces = { qti22: "http://www.imsglobal.org/xsd/imsqti_v2p2", qti3: "http://www.imsglobal.org/xsd/imsqtiasi_v3p0" } as const;
const response = { responseIdentifier: "RESPONSE" };
const variable = { identifier: "RESPONSE" };

type Tag = (name: string, attributes: Readonly<Record<string, string>>, ...inside: string[]) => string;
const tagsOf =
  (version: QtiVersion): Tag =>
  (name, attributes, ...inside) => {
    const said = Object.entries(attributes)
      .map(([key, value]) => ` ${qtiAttribute(version, key)}="${xmlEscaped(value)}"`)
      .join("");
    return `<${qtiTag(version, name)}${said}>${inside.join("")}</${qtiTag(version, name)}>`;
  };

const paragraph = (text: string): string => `<p>${text.split("\n").map(xmlEscaped).join("<br/>")}</p>`;

/** A question as an item of QTI: all of it right or none, and what is said then. */
export function qtiItem(
  { text, ask, feedback }: SayableQuestion,
  number: number,
  version: QtiVersion,
  picture: string | undefined,
): string {
  const tag = tagsOf(version);
  const shown = picture === undefined ? "" : `<p><img src="${picture.replace("items/", "")}" alt=""/></p>`;
  const outcome = (identifier: string, baseType: string, cardinality = "single") =>
    tag(
      "outcomeDeclaration",
      { identifier, cardinality, baseType },
      ...(identifier === "SCORE" ? [tag("defaultValue", {}, tag("value", {}, "0"))] : []),
    );
  const said = (["correct", "incorrect"] as const).flatMap((name) =>
    feedback[name] === ""
      ? []
      : tag(
          "modalFeedback",
          { outcomeIdentifier: "FEEDBACK", identifier: name, showHide: "show" },
          version === "qti3" ? tag("contentBody", {}, paragraph(feedback[name])) : paragraph(feedback[name]),
        ),
  );
  const several = ask.kind === "choice" && ask.several;
  const answersSay = ask.kind === "choice" && ask.answers.some((answer) => answer.feedback !== "");
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    "assessmentItem",
    {
      xmlns: spaces[version],
      identifier: `q${number}`,
      title: `${number} ${text.slice(0, 60).replace(/\s/gu, " ")}`,
      adaptive: "false",
      timeDependent: "false",
    },
    declaration(ask, tag),
    outcome("SCORE", "float"),
    outcome("FEEDBACK", "identifier"),
    answersSay ? outcome("CHOSEN", "identifier", several ? "multiple" : "single") : "",
    tag("itemBody", {}, paragraph(text), shown, interaction(ask, tag)),
    processing(ask, tag, answersSay),
    ...said,
  )}\n`;
}

const values = (tag: Tag, all: readonly string[]): string =>
  tag("correctResponse", {}, ...all.map((each) => tag("value", {}, xmlEscaped(each))));
const named = (letter: string, index: number): string => `${letter}${index + 1}`;
/** The things that items belong to, each once. */
const targetsOf = ({ pairs, spare }: Extract<FileAsk, { kind: "match" }>): string[] => [
  ...new Set([...pairs.map(({ right }) => right), ...spare]),
];

function declaration(ask: SayableAsk, tag: Tag): string {
  const declared = (cardinality: string, baseType: string, ...inside: string[]) =>
    tag("responseDeclaration", { ...variable, cardinality, baseType }, ...inside);
  if (ask.kind === "choice")
    return declared(
      ask.several ? "multiple" : "single",
      "identifier",
      values(
        tag,
        ask.answers.flatMap(({ correct }, index) => (correct ? named("A", index) : [])),
      ),
    );
  if (ask.kind === "truth") return declared("single", "identifier", values(tag, [String(ask.right)]));
  if (ask.kind === "numeric")
    return declared(
      "single",
      "float",
      values(
        tag,
        ask.accepted.slice(0, 1).map(({ value }) => String(value)),
      ),
    );
  if (ask.kind === "order")
    return declared(
      "ordered",
      "identifier",
      values(
        tag,
        ask.items.map((_, index) => named("S", index)),
      ),
    );
  if (ask.kind === "match") {
    const targets = targetsOf(ask);
    return declared(
      "multiple",
      "directedPair",
      values(
        tag,
        ask.pairs.map(({ right }, index) => `${named("I", index)} ${named("T", targets.indexOf(right))}`),
      ),
    );
  }
  const entries = ask.accepted.map((mapKey) => tag("mapEntry", { mapKey, mappedValue: "1", caseSensitive: "false" }));
  return declared("single", "string", values(tag, ask.accepted.slice(0, 1)), tag("mapping", { defaultValue: "0" }, ...entries));
}

function interaction(ask: SayableAsk, tag: Tag): string {
  const choice = (identifier: string, text: string, said = "") =>
    tag(
      "simpleChoice",
      { identifier },
      xmlEscaped(text),
      said === "" ? "" : tag("feedbackInline", { outcomeIdentifier: "CHOSEN", identifier, showHide: "show" }, xmlEscaped(said)),
    );
  if (ask.kind === "choice")
    return tag(
      "choiceInteraction",
      { ...response, shuffle: "true", maxChoices: ask.several ? "0" : "1" },
      ...ask.answers.map(({ text, feedback }, index) => choice(named("A", index), text, feedback)),
    );
  if (ask.kind === "truth")
    return tag("choiceInteraction", { ...response, shuffle: "false", maxChoices: "1" }, choice("true", "True"), choice("false", "False"));
  if (ask.kind === "order")
    return tag("orderInteraction", { ...response, shuffle: "true" }, ...ask.items.map((item, index) => choice(named("S", index), item)));
  if (ask.kind === "numeric" || ask.kind === "text") return `<p>${tag("textEntryInteraction", response)}</p>`;
  const set = (letter: string, matchMax: string, all: readonly string[]) =>
    tag(
      "simpleMatchSet",
      {},
      ...all.map((each, index) => tag("simpleAssociableChoice", { identifier: named(letter, index), matchMax }, xmlEscaped(each))),
    );
  return tag(
    "matchInteraction",
    { ...response, shuffle: "true", maxAssociations: "0" },
    set(
      "I",
      "1",
      ask.pairs.map(({ left }) => left),
    ),
    set("T", "0", targetsOf(ask)),
  );
}

function processing(ask: SayableAsk, tag: Tag, answersSay: boolean): string {
  const given = tag("variable", variable);
  const set = (identifier: string, value: string) => tag("setOutcomeValue", { identifier }, value);
  const done = (score: string, said: string): string =>
    set("SCORE", tag("baseValue", { baseType: "float" }, score)) + set("FEEDBACK", tag("baseValue", { baseType: "identifier" }, said));
  const chosen = answersSay ? set("CHOSEN", given) : "";
  return tag(
    "responseProcessing",
    {},
    chosen,
    tag(
      "responseCondition",
      {},
      tag("responseIf", {}, isRight(ask, tag, given), done("1", "correct")),
      tag("responseElse", {}, done("0", "incorrect")),
    ),
  );
}

function isRight(ask: SayableAsk, tag: Tag, given: string): string {
  if (ask.kind === "text") return tag("gt", {}, tag("mapResponse", variable), tag("baseValue", { baseType: "float" }, "0"));
  if (ask.kind !== "numeric") return tag("match", {}, given, tag("correct", variable));
  const near = ask.accepted.map(({ value, tolerance }) =>
    tag(
      "equal",
      { toleranceMode: "absolute", tolerance: `${tolerance} ${tolerance}` },
      given,
      tag("baseValue", { baseType: "float" }, String(value)),
    ),
  );
  return near.length === 1 ? near.join("") : tag("or", {}, ...near);
}
