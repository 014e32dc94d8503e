import { xmlEscaped } from "../../values/xml/xmlEscaped.ts";
import { pictureSize, type PictureSize } from "../../values/pictureSize.ts";
import { cornersOf } from "./filePlaces.ts";
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
  { text, ask, feedback, picture: marked }: SayableQuestion,
  number: number,
  version: QtiVersion,
  picture: string | undefined,
): string {
  const tag = tagsOf(version);
  const shown = picture === undefined || ask.kind === "hotspot" ? "" : `<p><img src="${picture.replace("items/", "")}" alt=""/></p>`;
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
  const size = (ask.kind === "hotspot" && marked !== null && pictureSize(marked.base64)) || { width: 1, height: 1 };
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
    declaration(ask, tag, size),
    outcome("SCORE", "float"),
    outcome("FEEDBACK", "identifier"),
    answersSay ? outcome("CHOSEN", "identifier", several ? "multiple" : "single") : "",
    tag(
      "itemBody",
      {},
      paragraph(text),
      shown,
      ask.kind === "hotspot" ? stage(ask, { address: `${picture?.replace("items/", "")}`, size }, tag) : interaction(ask, tag),
    ),
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

function declaration(ask: SayableAsk, tag: Tag, size: PictureSize): string {
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
  if (ask.kind === "hotspot") return declared("single", "point", placesOf(ask, size, tag));
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

function interaction(ask: Exclude<SayableAsk, { kind: "hotspot" }>, tag: Tag): string {
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

type PlacedAsk = Extract<FileAsk, { kind: "hotspot" }>;

/** Each place is worth the whole; none has a name. */
function placesOf({ regions }: PlacedAsk, size: PictureSize, tag: Tag): string {
  const areas = regions.map(({ polygon }) => cornersOf(polygon, size).flat().join(","));
  return tag(
    "areaMapping",
    { defaultValue: "0" },
    ...areas.map((coords) => tag("areaMapEntry", { shape: "poly", coords, mappedValue: "1" })),
  );
}

function stage({ description }: PlacedAsk, { address, size }: { address: string; size: PictureSize }, tag: Tag): string {
  const [width, height] = [String(size.width), String(size.height)];
  const type = `image/${address.replace(/^.*\./u, "").replace("jpg", "jpeg")}`;
  const picture = `<object data="${xmlEscaped(address)}" type="${xmlEscaped(type)}" width="${width}" height="${height}">${xmlEscaped(description)}</object>`;
  return tag("selectPointInteraction", { ...response, maxChoices: "1" }, picture);
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
  if (ask.kind === "hotspot") return tag("gt", {}, tag("mapResponsePoint", variable), tag("baseValue", { baseType: "float" }, "0"));
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
