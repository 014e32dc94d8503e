import { childOf, childrenOf, wordsIn, type XmlElement } from "../../values/xml/xmlTree.ts";
import { inOneLine, plainOfHtml, tidied } from "./plainOfHtml.ts";
import type { FilePicture } from "./fileQuestion.ts";
import type { Tell } from "./questionReader.ts";

/** Words of Moodle's XML: `<questiontext format="html"><text>…</text></questiontext>`, as HTML where nothing else is said. */
export function moodleText(element: XmlElement | undefined, tell: Tell): { text: string; pictures: string[] } {
  if (element === undefined) return { text: "", pictures: [] };
  const words = wordsIn(childOf(element, "text") ?? { ...element, nodes: [] });
  const format = element.attributes.get("format") ?? "html";
  if (format === "plain_text") return { text: tidied(words), pictures: [] };
  if (format === "markdown") {
    tell("markdown");
    return { text: tidied(words), pictures: [] };
  }
  const { text, lost, pictures } = plainOfHtml(words);
  if (lost.length > 0) tell("formatting", lost.join(", "));
  return { text, pictures };
}

/** In one line, and without pictures, which only questions have. */
export function moodleLine(element: XmlElement | undefined, tell: Tell): string {
  const { text, pictures } = moodleText(element, tell);
  for (const picture of pictures) tell("pictureInAnswer", picture);
  return inOneLine(text);
}

const own = "@@PLUGINFILE@@/";

/** The picture a text shows, of those that came with it; further ones, and those that stand elsewhere, are told. */
export function moodlePicture(element: XmlElement, shown: readonly string[], tell: Tell): FilePicture | null {
  const [first, ...others] = shown;
  for (const other of others) tell("pictureFurther", nameIn(other));
  if (first === undefined) return null;
  const name = nameIn(first);
  const file = childrenOf(element, "file").find(({ attributes }) => attributes.get("name") === name);
  const base64 = file === undefined ? "" : wordsIn(file).replace(/\s/gu, "");
  if (!first.startsWith(own) || base64 === "" || file?.attributes.get("encoding") !== "base64") {
    tell("pictureOutside", first);
    return null;
  }
  return { name, base64 };
}

const nameIn = (address: string): string => {
  const name = address.slice(address.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
