import { BrokenXml } from "../../values/xml/xmlTokens.ts";
import { childOf, childrenOf, within, wordsIn, xmlTree, type XmlElement } from "../../values/xml/xmlTree.ts";
import type { ReadQuestions } from "./fileQuestion.ts";
import { questionReader } from "./questionReader.ts";
import { isQtiItem, pathFrom, readQtiItems, type PictureAt, type QtiItem } from "./readQti.ts";

interface PackageText {
  /** The text of a file; undefined where there is none. */
  textAt: (path: string) => string | undefined;
  pictureAt: PictureAt;
}

const manifestName = "imsmanifest.xml";

/** A package of QTI: its manifest names the items, with their words for searching. */
export function readQtiPackage({ textAt, pictureAt }: PackageText): ReadQuestions {
  const reader = questionReader();
  const treeAt = (path: string): XmlElement | undefined => {
    const text = textAt(path);
    try {
      if (text !== undefined) return xmlTree(text);
      reader.tell("fileMissing", path, 0, path);
    } catch (error) {
      if (!(error instanceof BrokenXml)) throw error;
      reader.tell("notXml", path, error.line, path);
    }
    return undefined;
  };
  const manifest = treeAt(manifestName);
  if (manifest === undefined) return reader.read;
  const items = within(manifest, "resource").flatMap((resource): QtiItem[] => {
    const type = resource.attributes.get("type") ?? "";
    const file = pathFrom("", resource.attributes.get("href") ?? "");
    if (!type.startsWith("imsqti_item")) {
      if (type.startsWith("imsqti_test") || type.startsWith("imsqti_section"))
        reader.tell("testLeft", file ?? "", resource.line, manifestName);
      return [];
    }
    const root = file === undefined || file === "" ? undefined : treeAt(file);
    if (root === undefined || file === undefined) return [];
    if (!isQtiItem(root)) {
      reader.tell("xmlUnknown", root.name, root.line, file);
      return [];
    }
    return [{ file, root, ...aboutOf(resource) }];
  });
  if (items.length === 0) reader.tell("nothing", "", 0, manifestName);
  return readQtiItems(items, pictureAt, reader);
}

function aboutOf(resource: XmlElement): Pick<QtiItem, "tags" | "category"> {
  const metadata = childOf(resource, "metadata");
  if (metadata === undefined) return { tags: [], category: "" };
  const words = (name: string): string[] =>
    within(metadata, name)
      .map((each) => wordsIn(each).trim())
      .filter((each) => each !== "");
  const [taxon] = within(metadata, "taxon").flatMap((each) => childrenOf(each, "entry"));
  return { tags: words("keyword"), category: wordsIn(taxon).trim() };
}
