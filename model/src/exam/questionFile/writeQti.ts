import { xmlEscaped } from "../../values/xml/xmlEscaped.ts";
import type { FileQuestion } from "./fileQuestion.ts";
import { qtiItem } from "./qtiItem.ts";
import type { QtiVersion } from "./qtiNames.ts";
import { sayable, type SayableQuestion } from "./sayable.ts";
import type { WrittenQuestions } from "./writeGift.ts";

/** A file of a package: text, or a picture as base64. */
export interface WrittenFile {
  path: string;
  text?: string;
  base64?: string;
}

const packages = {
  qti22: { space: "http://www.imsglobal.org/xsd/imscp_v1p1", schema: "QTIv2.2 Package", version: "1.0.0", item: "imsqti_item_xmlv2p2" },
  qti3: {
    space: "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1",
    schema: "QTI Package",
    version: "3.0.0",
    item: "imsqti_item_xmlv3p0",
  },
} as const;

/** Questions as a package of QTI: an item each, and a manifest that names them. */
export function writeQti(questions: readonly FileQuestion[], version: QtiVersion): WrittenQuestions<WrittenFile[]> {
  const { said, notes } = sayable(questions, () => true);
  const files = said.flatMap(({ question, number }): WrittenFile[] => {
    if (question.ask.kind === "numeric" && question.ask.unit !== "")
      notes.push({ question: question.text.slice(0, 80), line: number, file: "", code: "units", word: question.ask.unit, left: false });
    if (question.ask.kind === "hotspot")
      notes.push({ question: question.text.slice(0, 80), line: number, file: "", code: "placesUnnamed", word: "", left: false });
    const picture = pictureOf(question, number);
    return [
      { path: `items/q${number}.xml`, text: qtiItem(question, number, version, picture?.path) },
      ...(picture === undefined ? [] : [picture]),
    ];
  });
  return { content: [{ path: "imsmanifest.xml", text: manifestOf(said, version) }, ...files], notes };
}

const pictureOf = ({ picture }: FileQuestion, number: number): WrittenFile | undefined =>
  picture === null
    ? undefined
    : { path: `items/pictures/q${number}.${picture.name.replace(/^.*\./u, "").replace(/\W/gu, "")}`, base64: picture.base64 };

function manifestOf(said: readonly { question: SayableQuestion; number: number }[], version: QtiVersion): string {
  const { space, schema, version: schemaVersion, item } = packages[version];
  const resources = said.map(({ question, number }) => {
    const path = `items/q${number}.xml`;
    const picture = pictureOf(question, number);
    const files = [path, ...(picture === undefined ? [] : [picture.path])].map((each) => `<file href="${each}"/>`).join("");
    return `    <resource identifier="q${number}" type="${item}" href="${path}">${aboutOf(question)}${files}</resource>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="${space}" identifier="questions">
  <metadata><schema>${schema}</schema><schemaversion>${schemaVersion}</schemaversion></metadata>
  <organizations/>
  <resources>
${resources.join("")}  </resources>
</manifest>
`;
}

function aboutOf({ tags, category }: FileQuestion): string {
  if (tags.length === 0 && category === "") return "";
  const string = (words: string): string => `<imsmd:string>${xmlEscaped(words)}</imsmd:string>`;
  const keywords = tags.map((tag) => `<imsmd:keyword>${string(tag)}</imsmd:keyword>`).join("");
  const taxon =
    category === ""
      ? ""
      : `<imsmd:classification><imsmd:taxonPath><imsmd:taxon><imsmd:entry>${string(category)}</imsmd:entry></imsmd:taxon></imsmd:taxonPath></imsmd:classification>`;
  return `<metadata><imsmd:lom xmlns:imsmd="http://ltsc.ieee.org/xsd/LOM"><imsmd:general>${keywords}</imsmd:general>${taxon}</imsmd:lom></metadata>`;
}
