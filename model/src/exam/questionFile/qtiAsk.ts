import { childOf, childrenOf, within, wordsIn, type XmlElement } from "../../values/xml/xmlTree.ts";
import type { FileAsk, FilePicture } from "./fileQuestion.ts";
import { numberOf } from "./giftAnswers.ts";
import { isPlacedInteraction, placedAsk, stagePicture, type Declared } from "./qtiPlaces.ts";
import { qtiLine } from "./qtiWords.ts";
import { Unreadable, type Tell } from "./questionReader.ts";

/** An interaction with what its declaration says is right. */
export function qtiAsk(item: XmlElement, interaction: XmlElement, picture: FilePicture | null, tell: Tell): FileAsk {
  const identifier = interaction.attributes.get("responseIdentifier");
  const declaration = childrenOf(item, "responseDeclaration").find(({ attributes }) => attributes.get("identifier") === identifier);
  if (declaration === undefined) throw new Unreadable("noneRight");
  const right = within(childOf(declaration, "correctResponse") ?? nothing, "value").map((value) => wordsIn(value).trim());
  if (interaction.name === "choiceInteraction" || interaction.name === "inlineChoiceInteraction")
    return choiceAsk(item, interaction, { declaration, right }, tell);
  if (interaction.name === "textEntryInteraction") return writtenAsk(item, { declaration, right }, tell);
  if (interaction.name === "orderInteraction") return orderAsk(interaction, right, tell);
  if (interaction.name === "matchInteraction") return matchAsk(interaction, right, tell);
  if (isPlacedInteraction(interaction)) {
    if (picture === null) throw new Unreadable("pictureOutside", stagePicture(interaction));
    return placedAsk(interaction, { declaration, right }, picture, tell);
  }
  throw new Unreadable(interaction.name === "extendedTextInteraction" ? "essay" : "kindUnknown", interaction.name);
}

const nothing: XmlElement = { name: "", attributes: new Map(), nodes: [], line: 0 };

interface Mapped {
  key: string;
  value: number;
  exact: boolean;
}
const mappedIn = (declaration: XmlElement): Mapped[] =>
  within(childOf(declaration, "mapping") ?? nothing, "mapEntry").map(({ attributes }) => ({
    key: attributes.get("mapKey") ?? "",
    value: Number(attributes.get("mappedValue") ?? "0"),
    exact: attributes.get("caseSensitive") === "true",
  }));

function choiceAsk(item: XmlElement, interaction: XmlElement, { declaration, right }: Declared, tell: Tell): FileAsk {
  const mapped = mappedIn(declaration).filter(({ value }) => value > 0);
  if (new Set(mapped.map(({ value }) => value)).size > 1) tell("weights");
  const keys = right.length > 0 ? right : mapped.map(({ key }) => key);
  const several = declaration.attributes.get("cardinality") === "multiple";
  const names = childrenOf(interaction, "simpleChoice").map(({ attributes }) => attributes.get("identifier"));
  if (!several && names.join(" ") === "true false" && keys.length === 1) return { kind: "truth", right: keys[0] === "true" };
  if (!several && keys.length > 1) tell("eachRight");
  const answers = childrenOf(interaction, interaction.name === "choiceInteraction" ? "simpleChoice" : "inlineChoice").map((choice) => {
    const identifier = choice.attributes.get("identifier") ?? "";
    const said =
      childOf(choice, "feedbackInline") ??
      childrenOf(item, "modalFeedback").find(({ attributes }) => attributes.get("identifier") === identifier);
    return { text: qtiLine(choice, tell), correct: keys.includes(identifier), feedback: qtiLine(said, tell) };
  });
  return { kind: "choice", several: several || keys.length > 1, answers };
}

const percent = 100;

function writtenAsk(item: XmlElement, { declaration, right }: Declared, tell: Tell): FileAsk {
  const type = declaration.attributes.get("baseType") ?? "string";
  const mapped = mappedIn(declaration);
  if (mapped.some(({ value }) => value > 0 && value < Math.max(...mapped.map((each) => each.value)))) tell("weights");
  const best = mapped.filter(({ value }) => value > 0 && value === Math.max(...mapped.map((each) => each.value)));
  if (type === "float" || type === "integer") return { kind: "numeric", accepted: numbersIn(item, right, best), unit: "" };
  if (best.some(({ exact }) => exact)) tell("exactCase");
  if (within(item, "patternMatch").length > 0) tell("wildcard", within(item, "patternMatch")[0]!.attributes.get("pattern") ?? "");
  return { kind: "text", accepted: [...new Set([...right, ...best.map(({ key }) => key)])] };
}

/** How far off one may be stands where the answer is compared. */
function numbersIn(item: XmlElement, right: readonly string[], mapped: readonly Mapped[]): { value: number; tolerance: number }[] {
  const compared = within(childOf(item, "responseProcessing") ?? nothing, "equal").flatMap((equal) => {
    const said = childOf(equal, "baseValue");
    const own = said === undefined ? right[0] : wordsIn(said).trim();
    if (own === undefined) return [];
    const value = numberOf(own);
    const [tolerance = 0] = (equal.attributes.get("tolerance") ?? "0").split(" ").map(Number);
    const mode = equal.attributes.get("toleranceMode");
    return { value, tolerance: mode === "absolute" ? tolerance : mode === "relative" ? Math.abs(value * tolerance) / percent : 0 };
  });
  if (compared.length > 0) return compared;
  return [...new Set([...right, ...mapped.map(({ key }) => key)])].map((own) => ({ value: numberOf(own), tolerance: 0 }));
}

function orderAsk(interaction: XmlElement, right: readonly string[], tell: Tell): FileAsk {
  const choices = childrenOf(interaction, "simpleChoice");
  const items = right.map((identifier) => choices.find(({ attributes }) => attributes.get("identifier") === identifier));
  if (items.length !== choices.length || items.includes(undefined)) throw new Unreadable("noneRight");
  return { kind: "order", items: items.map((choice) => qtiLine(choice, tell)) };
}

function matchAsk(interaction: XmlElement, right: readonly string[], tell: Tell): FileAsk {
  const [items = [], targets = []] = childrenOf(interaction, "simpleMatchSet").map((set) => childrenOf(set, "simpleAssociableChoice"));
  const pairs = right.map((pair) => pair.split(" "));
  const used = new Set(pairs.map(([, target]) => target));
  return {
    kind: "match",
    pairs: items.map((item) => {
      const own = pairs.filter(([left]) => left === item.attributes.get("identifier"));
      const target = targets.find(({ attributes }) => attributes.get("identifier") === own[0]?.[1]);
      if (own.length !== 1 || target === undefined)
        throw new Unreadable(
          "pairBroken",
          qtiLine(item, () => {}),
        );
      return { left: qtiLine(item, tell), right: qtiLine(target, tell) };
    }),
    spare: targets.filter(({ attributes }) => !used.has(attributes.get("identifier"))).map((target) => qtiLine(target, tell)),
  };
}
