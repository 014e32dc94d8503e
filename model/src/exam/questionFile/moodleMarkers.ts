import { childOf, childrenOf, wordsIn, type XmlElement } from "../../values/xml/xmlTree.ts";
import { pictureSize } from "../../values/pictureSize.ts";
import { sizeInMoodle, moodleZone } from "./filePlaces.ts";
import type { FileAsk, FilePicture } from "./fileQuestion.ts";
import { inOneLine, plainOfHtml } from "./plainOfHtml.ts";
import { Unreadable, type Tell } from "./questionReader.ts";

/** Markers that are dragged onto a picture: one of them is a place to be found; several are several questions. */
export function markerAsk(element: XmlElement, tell: Tell): { ask: FileAsk; picture: FilePicture } {
  const picture = backgroundOf(element);
  const size = pictureSize(picture.base64);
  if (size === undefined) throw new Unreadable("pictureRefused", picture.name);
  const number = (one: XmlElement, name: string): number => Number(wordsIn(childOf(one, name)));
  const drops = childrenOf(element, "drop");
  const [marker, ...others] = new Set(drops.map((drop) => number(drop, "choice")));
  if (marker === undefined) throw new Unreadable("noneRight");
  if (others.length > 0) throw new Unreadable("severalMarkers", String(others.length + 1));
  const drags = childrenOf(element, "drag");
  const labelOf = (drag: XmlElement | undefined): string => inOneLine(plainOfHtml(wordsIn(childOf(drag, "text"))).text);
  const own = drags.find((drag) => number(drag, "no") === marker);
  const spare = drags.filter((drag) => drag !== own).map(labelOf);
  if (spare.length > 0) tell("markersLeft", spare.join(", "));
  if (drops.length > 1) tell("placesAll");
  const shown = sizeInMoodle(size);
  const regions = drops.map((drop) => ({
    label: labelOf(own),
    polygon: moodleZone(wordsIn(childOf(drop, "shape")).trim().toLowerCase(), wordsIn(childOf(drop, "coords")), shown),
  }));
  return { ask: { kind: "hotspot", regions, description: picture.name }, picture };
}

function backgroundOf(element: XmlElement): FilePicture {
  const file = childOf(element, "file");
  const base64 = wordsIn(file).replace(/\s/gu, "");
  const name = file?.attributes.get("name") ?? "";
  if (base64 === "" || file?.attributes.get("encoding") !== "base64") throw new Unreadable("pictureOutside", name);
  return { name, base64 };
}
