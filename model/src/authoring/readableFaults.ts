import type { RichText } from "../training/pageBlock.ts";
import { plainText } from "../training/plainText.ts";
import type { DraftFault } from "./draftFault.ts";
import { kindIn, type DraftPart } from "./draftPart.ts";
import { partsIn } from "./outlineOf.ts";
import { partWords, translationState } from "./partWords.ts";

const addressed = /^(?:https?:\/\/|www\.)/iu;

/** What keeps somebody from reading a block who hears it, or cannot see it well. It may be unfinished: nothing of it need be there. */
function inBlock(block: DraftPart["block"]): Pick<DraftFault, "code" | "path">[] {
  const found: Pick<DraftFault, "code" | "path">[] = [];
  if (!("kind" in block)) return found;
  if (block.kind === "table" && (block.head ?? []).every((cell) => plainText(cell).trim() === ""))
    found.push({ code: "tableHeadless", path: ["head"] });
  if (block.kind === "image" && block.description !== "" && block.file.toLowerCase().includes(block.description.trim().toLowerCase()))
    found.push({ code: "descriptionIsName", path: ["description"] });
  for (const { path, text } of partWords({ key: "", block }))
    if (linksIn(text).some((words) => isWordless(words))) found.push({ code: "linkWordless", path });
  return found;
}

const linksIn = (text: RichText): string[] =>
  typeof text === "string" ? [] : text.flatMap((piece) => (typeof piece === "object" && "href" in piece ? [piece.text] : []));
/** An address read out letter by letter tells nobody where it leads. */
const isWordless = (words: string): boolean => words.trim() === "" || addressed.test(words.trim());

/** Headings with nothing below them. */
const emptyHeadings = (blocks: readonly DraftPart[]): DraftPart[] =>
  blocks.filter((part, index) => {
    const next = blocks[index + 1]?.block;
    return isHeading(part.block) && (next === undefined || isHeading(next));
  });
const isHeading = (block: DraftPart["block"]): boolean => "kind" in block && block.kind === "heading";

/** What everybody could not read of a draft, and languages in which something is missing. It may be published with them. */
export function readableFaults(parts: readonly DraftPart[]): DraftFault[] {
  const sources = parts.filter(({ locale }) => locale === null);
  const at = ({ piece, key }: DraftPart, code: DraftFault["code"], path: DraftFault["path"]): DraftFault => ({
    locale: null,
    piece,
    key,
    path,
    code,
    details: {},
  });
  const blocks = sources.filter(({ piece, key }) => kindIn(piece, key) === "block");
  const pages = new Set(blocks.map(({ piece }) => piece));
  return [
    ...blocks.flatMap((part) => inBlock(part.block).map(({ code, path }) => at(part, code, path))),
    ...[...pages].flatMap((page) => emptyHeadings(partsIn(blocks, page)).map((part) => at(part, "headingEmpty", ["text"]))),
    ...incompleteLanguages(sources, parts),
  ];
}

function incompleteLanguages(sources: readonly DraftPart[], parts: readonly DraftPart[]): DraftFault[] {
  const worded = sources.filter((part) => partWords(part).length > 0);
  const locales = [...new Set(parts.flatMap(({ locale, key }) => (locale !== null && key === "course" ? [locale] : [])))].toSorted();
  return locales.flatMap((locale): DraftFault[] => {
    const told = new Map(parts.filter((part) => part.locale === locale).map((part) => [part.key, part]));
    const counts = { missing: 0, outdated: 0, done: 0 };
    for (const source of worded) counts[translationState(source, told.get(source.key))] += 1;
    const { missing, outdated } = counts;
    return missing + outdated === 0
      ? []
      : [{ locale, piece: null, key: null, path: [], code: "languageIncomplete", details: { locale, missing, outdated } }];
  });
}
