import { childOf, childrenOf, within, type XmlElement } from "../../values/xml/xmlTree.ts";
import type { FilePicture, FileQuestion, ReadQuestions } from "./fileQuestion.ts";
import { qtiAsk } from "./qtiAsk.ts";
import { withQti2Names } from "./qtiNames.ts";
import { isPlacedInteraction, stagePicture } from "./qtiPlaces.ts";
import { qtiWords } from "./qtiWords.ts";
import { questionReader, Unreadable, type QuestionReader, type Tell } from "./questionReader.ts";

export interface QtiItem {
  /** Its path in the package. */
  file: string;
  root: XmlElement;
  tags: string[];
  category: string;
}
/** The bytes of a file of the package. */
export type PictureAt = (path: string) => string | undefined;

export const isQtiItem = ({ name }: XmlElement): boolean => name === "assessmentItem" || name === "qti-assessment-item";

/** Items of QTI 2 and 3: what is asked and what is right; what else they do with an answer is told. */
export function readQtiItems(items: readonly QtiItem[], pictureAt: PictureAt, reader: QuestionReader = questionReader()): ReadQuestions {
  for (const { file, root, tags, category } of items) {
    const item = withQti2Names(root);
    const name = item.attributes.get("title") ?? item.attributes.get("identifier") ?? "";
    reader.question({ line: root.line, file, name }, (tell) => ({ tags, category, ...questionOf(item, file, pictureAt, tell) }));
  }
  return reader.read;
}

function questionOf(
  item: XmlElement,
  file: string,
  pictureAt: PictureAt,
  tell: Tell,
): Omit<FileQuestion, "line" | "file" | "tags" | "category"> {
  const body = childOf(item, "itemBody");
  const interactions = body === undefined ? [] : interactionsIn(body);
  const [interaction] = interactions;
  if (body === undefined || interaction === undefined) throw new Unreadable("description");
  if (interactions.length > 1) throw new Unreadable("severalInteractions", String(interactions.length));
  const before = qtiWords(body, tell);
  const prompt = childOf(interaction, "prompt");
  const asked = prompt === undefined ? undefined : qtiWords(prompt, tell);
  const marked = isPlacedInteraction(interaction) ? [stagePicture(interaction)].filter((address) => address !== "") : [];
  const picture = pictureOf([...marked, ...before.pictures, ...(asked?.pictures ?? [])], file, pictureAt, tell);
  const ask = qtiAsk(item, interaction, picture, tell);
  return {
    text: [before.text, asked?.text ?? ""].filter((each) => each !== "").join("\n"),
    ask,
    feedback: feedbackOf(item, ask.kind === "choice", tell),
    picture,
  };
}

const interactionsIn = (element: XmlElement): XmlElement[] =>
  childrenOf(element).flatMap((child) => (child.name.endsWith("Interaction") ? [child] : interactionsIn(child)));

/** What is said of everything is said of both; what is named like an answer belongs to that. */
function feedbackOf(item: XmlElement, chosen: boolean, tell: Tell): FileQuestion["feedback"] {
  const answers = new Set(chosen ? within(item, "simpleChoice").map(({ attributes }) => attributes.get("identifier")) : []);
  const said = { correct: [] as string[], incorrect: [] as string[] };
  for (const modal of childrenOf(item, "modalFeedback")) {
    const identifier = modal.attributes.get("identifier") ?? "";
    if (answers.has(identifier)) continue;
    const { text } = qtiWords(modal, tell);
    if (!/^(?:in|wrong|false)/iu.test(identifier)) said.correct.push(text);
    if (!/^(?:corr|right|true)/iu.test(identifier)) said.incorrect.push(text);
  }
  const joined = (all: readonly string[]): string => all.filter((each) => each !== "").join("\n");
  return { correct: joined(said.correct), incorrect: joined(said.incorrect) };
}

function pictureOf([first, ...others]: readonly string[], file: string, pictureAt: PictureAt, tell: Tell): FilePicture | null {
  for (const other of others) tell("pictureFurther", other);
  if (first === undefined) return null;
  const path = pathFrom(file, first);
  const base64 = path === undefined ? undefined : pictureAt(path);
  if (base64 === undefined) {
    tell("pictureOutside", first);
    return null;
  }
  return { name: first.slice(first.lastIndexOf("/") + 1), base64 };
}

/** An address as the item says it, from the top of the package; none that leads out of it. */
export function pathFrom(file: string, address: string): string | undefined {
  if (/^[a-z]{1,12}:/iu.test(address) || address.startsWith("/")) return undefined;
  const steps = file.split("/").slice(0, -1);
  for (const step of address.split("/")) {
    if (step === "..") {
      if (steps.pop() === undefined) return undefined;
    } else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}
