import { childOf, childrenOf, within, wordsIn, type XmlElement } from "../../values/xml/xmlTree.ts";
import { pictureSize, type PictureSize } from "../../values/pictureSize.ts";
import { qtiArea } from "./filePlaces.ts";
import type { FileAsk, FilePicture } from "./fileQuestion.ts";
import { inOneLine } from "./plainOfHtml.ts";
import { Unreadable, type Tell } from "./questionReader.ts";

/** What a response is said to be. */
export interface Declared {
  declaration: XmlElement;
  right: string[];
}

const placed = new Set(["hotspotInteraction", "selectPointInteraction"]);
/** It is answered on a picture of its own. */
export const isPlacedInteraction = ({ name }: XmlElement): boolean => placed.has(name);

const stageOf = (interaction: XmlElement): XmlElement | undefined => childOf(interaction, "object") ?? within(interaction, "img")[0];

/** The address of the picture that is marked. */
export function stagePicture(interaction: XmlElement): string {
  const stage = stageOf(interaction);
  return stage?.attributes.get("data") ?? stage?.attributes.get("src") ?? "";
}

/** Hotspots to choose from, or areas in which a point is right, as places of which each is. */
export function placedAsk(interaction: XmlElement, declared: Declared, picture: FilePicture, tell: Tell): FileAsk {
  const stage = stageOf(interaction);
  const size = sizeOf(stage, picture);
  const said = inOneLine(stage?.attributes.get("alt") ?? wordsIn(stage));
  const regions =
    interaction.name === "hotspotInteraction" ? hotspotsOf(interaction, declared, size) : areasOf(declared.declaration, size, tell);
  if (regions.length > 1 && declared.declaration.attributes.get("cardinality") !== "single") tell("placesAll");
  if (regions.some(({ label }) => label === "")) tell("placesUnnamed");
  return {
    kind: "hotspot",
    regions: regions.map(({ label, polygon }, index) => ({ label: label === "" ? String(index + 1) : label, polygon })),
    description: said === "" ? picture.name : said,
  };
}

/** As it is shown there: places are counted in that. */
function sizeOf(stage: XmlElement | undefined, picture: FilePicture): PictureSize {
  const [width, height] = ["width", "height"].map((name) => Number.parseFloat(stage?.attributes.get(name) ?? ""));
  if (width! > 0 && height! > 0) return { width: width!, height: height! };
  const own = pictureSize(picture.base64);
  if (own === undefined) throw new Unreadable("pictureRefused", picture.name);
  return own;
}

interface Region {
  label: string;
  polygon: [number, number][];
}

function hotspotsOf(interaction: XmlElement, { declaration, right }: Declared, size: PictureSize): Region[] {
  const mapped = within(declaration, "mapEntry").filter(({ attributes }) => Number(attributes.get("mappedValue") ?? "0") > 0);
  const keys = new Set(right.length > 0 ? right : mapped.map(({ attributes }) => attributes.get("mapKey") ?? ""));
  return childrenOf(interaction, "hotspotChoice").flatMap(({ attributes }) => {
    if (!keys.has(attributes.get("identifier") ?? "")) return [];
    const polygon = qtiArea(attributes.get("shape") ?? "", attributes.get("coords") ?? "", size);
    return [{ label: inOneLine(attributes.get("hotspotLabel") ?? ""), polygon }];
  });
}

function areasOf(declaration: XmlElement, size: PictureSize, tell: Tell): Region[] {
  const valued = within(declaration, "areaMapEntry").map(({ attributes }) => ({
    attributes,
    value: Number(attributes.get("mappedValue") ?? "0"),
  }));
  const right = valued.filter(({ value }) => value > 0);
  if (new Set(right.map(({ value }) => value)).size > 1) tell("weights");
  return right.map(({ attributes }) => ({
    label: "",
    polygon: qtiArea(attributes.get("shape") ?? "", attributes.get("coords") ?? "", size),
  }));
}
