import { finishedParts, partFaults } from "@vigil/model/authoring/partFaults";
import type { DraftFault } from "@vigil/model/authoring/draftFault";
import { kindIn, type DraftBodies, type PartKind } from "@vigil/model/authoring/draftPart";
import { packageFormat } from "@vigil/model/curriculum/coursePackage";
import type { PageBlock } from "@vigil/model/training/pageBlock";
import { jsonLines } from "../../curriculum/course/package/jsonLines.ts";
import type { KeptPart } from "../keptPart.ts";
import { markdownOf } from "./markdownOf.ts";
import { overlay } from "./overlay.ts";
import { pageText } from "./pageText.ts";

/** Where a part stands in a file of the package: from that line on. */
export interface WrittenPlace {
  line: number;
  locale: string | null;
  piece: string;
  key: string;
}

export interface WrittenPackage {
  texts: Map<string, string>;
  /** Hashes of the files that are not written, by their paths. */
  media: Map<string, string>;
  places: Map<string, WrittenPlace[]>;
}

/** The package of a draft, in bytes that depend on nothing but its parts; or what keeps it from being written. */
export function packageOf(
  parts: readonly KeptPart[],
  media: ReadonlyMap<string, string>,
  version: string,
): { faults: DraftFault[] } | WrittenPackage {
  const faults = parts.flatMap((part) => partFaults({ ...part, locale: part.locale === "" ? null : part.locale }));
  if (faults.length > 0) return { faults };
  const written: WrittenPackage = { texts: new Map(), media: new Map(media), places: new Map() };
  const locales = [...new Set(parts.map(({ locale }) => locale))].filter((locale) => locale !== "").toSorted();
  const finished = parts.flatMap(finish);
  const source = editionOf(finished.filter(({ locale }) => locale === ""));
  writeEdition(source, undefined, version, written);
  for (const locale of locales) {
    const words = new Map(finished.filter((part) => part.locale === locale).map((part) => [part.key, part]));
    writeEdition(source, { locale, words, terms: termsOf(source, words) }, version, written);
  }
  for (const path of written.texts.keys()) written.media.delete(path);
  return written;
}

type FinishedPart = Omit<KeptPart, "block"> & { kind: PartKind; block: DraftBodies[PartKind] };

function finish(part: KeptPart): FinishedPart[] {
  const kind = kindIn(part.piece, part.key);
  return kind === undefined ? [] : [{ ...part, kind, block: finishedParts[kind].parse(part.block) as DraftBodies[PartKind] }];
}

/** The parts of the source by the piece they stand in, in their order. */
type Edition = (piece: string) => FinishedPart[];
const editionOf = (parts: readonly FinishedPart[]): Edition => {
  const by = Map.groupBy(
    parts.toSorted((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1)),
    ({ piece }) => piece,
  );
  return (piece) => by.get(piece) ?? [];
};

const noTerms: ReadonlyMap<string, string> = new Map();

interface Translation {
  locale: string;
  words: ReadonlyMap<string, FinishedPart>;
  /** What terms of the glossary are called in it. */
  terms: ReadonlyMap<string, string>;
}

function termsOf(source: Edition, words: Translation["words"]): Map<string, string> {
  const named = source("glossary").map(({ key, block }): [string, string] => {
    const { term } = block as DraftBodies["term"];
    return [term, (words.get(key)?.block as DraftBodies["term"] | undefined)?.term ?? term];
  });
  const own = new Set(named.map(([, term]) => term));
  return new Map(named.filter(([term, told]) => term !== told && !own.has(term)));
}

/** A word of the text leads to its term by what that is called in the language of the page. */
function withTerms<Value>(value: Value, terms: Translation["terms"]): Value {
  if (terms.size === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withTerms(one, terms)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === "term" && typeof one === "string" ? (terms.get(one) ?? one) : withTerms<unknown>(one, terms),
    ]),
  ) as Value;
}

function writeEdition(source: Edition, translation: Translation | undefined, version: string, written: WrittenPackage): void {
  const prefix = translation === undefined ? "" : `locales/${translation.locale}/`;
  const locale = translation?.locale ?? null;
  const translated = ({ key }: FinishedPart) => translation === undefined || translation.words.has(key);
  const bodyOf = (part: FinishedPart) =>
    (translation === undefined ? part.block : overlay(part.block, translation.words.get(part.key)?.block)) as FinishedPart["block"];
  const put = (path: string, text: string, places: (Omit<WrittenPlace, "locale"> | undefined)[]) => {
    written.texts.set(prefix + path, text);
    written.places.set(
      prefix + path,
      places.flatMap((place) => (place === undefined ? [] : [{ ...place, locale }])),
    );
  };
  const putJson = (path: string, value: unknown, owners: [string, Pick<FinishedPart, "piece" | "key">][]) => {
    const text = `${JSON.stringify(value, null, 2)}\n`;
    const lines = jsonLines(text);
    put(
      path,
      text,
      owners.map(([at, { piece, key }]) => ({ line: lines.get(at) ?? 1, piece, key })),
    );
  };
  const putList = (path: string, piece: string) => {
    const list = source(piece);
    if (list.length === 0 || !list.some(translated)) return;
    putJson(
      path,
      list.map((part) => bodyOf(part)),
      list.map((part, index) => [String(index), part]),
    );
  };

  writeManifest(source, bodyOf, { version, locale }, putJson);
  putList("glossary.json", "glossary");
  putList("questions.json", "questions");
  for (const lab of source("labs"))
    if (translated(lab)) putJson(labFile(lab), withTerms(bodyOf(lab), translation?.terms ?? noTerms), [["", lab]]);
  for (const page of pagesOf(source)) {
    const blocks = source(page.key);
    if (!translated(page) && !blocks.some(translated)) continue;
    const own = blocks.map((block) => withCaptions(blockIn(block, translation), written.media));
    const { text, lines } = markdownOf(own);
    const whole = pageText(bodyOf(page) as DraftBodies["page"], text);
    put(pageFile(page), whole.text, [
      { line: 1, piece: page.piece, key: page.key },
      ...blocks.map(({ piece, key }, index) => ({ line: whole.bodyLine + lines[index]!, piece, key })),
    ]);
  }
}

const pageFile = ({ file, block }: FinishedPart): string => file ?? `pages/page-${(block as DraftBodies["page"]).id}.md`;
const labFile = ({ file, block }: FinishedPart): string =>
  file ?? `labs/lab-${String((block as DraftBodies["lab"]).id).padStart(4, "0")}.json`;
const pagesOf = (source: Edition): FinishedPart[] =>
  source("outline").flatMap((unit) => source(unit.key).flatMap((section) => source(section.key)));

/** A block in a language: as it was translated, but what a scan or a picture shows is the source's. */
function blockIn(part: FinishedPart, translation: Translation | undefined): PageBlock {
  return translation === undefined ? (part.block as PageBlock) : withTerms(toldBlock(part, translation), translation.terms);
}

function toldBlock({ key, block }: FinishedPart, { words }: Translation): PageBlock {
  const source = block as PageBlock;
  const own = words.get(key)?.block as PageBlock | undefined;
  if (own === undefined || own.kind !== source.kind) return source;
  if (own.kind === "scan" && source.kind === "scan") return { ...own, subject: source.subject, keys: source.keys };
  if (own.kind === "image" && source.kind === "image") return { ...own, file: source.file };
  if (own.kind === "video" && source.kind === "video") return { ...own, file: source.file, captions: source.captions };
  return own;
}

/** A film's captions lie beside it under its own name; shown elsewhere with other captions it has another name there. */
function withCaptions(block: PageBlock, media: Map<string, string>): PageBlock {
  if (block.kind !== "video") return block;
  const film = media.get(block.file);
  const hash = media.get(block.captions[0]?.file ?? "");
  if (film === undefined || hash === undefined) return block;
  for (let number = 1; ; number++) {
    const file = number === 1 ? block.file : block.file.replace(/(\.\w+)$/u, `-${number}$1`);
    const beside = file.replace(/\.\w+$/u, ".vtt");
    if ((media.get(file) ?? film) !== film || (media.get(beside) ?? hash) !== hash) continue;
    media.set(file, film).set(beside, hash);
    return { ...block, file };
  }
}

function writeManifest(
  source: Edition,
  bodyOf: (part: FinishedPart) => FinishedPart["block"],
  { version, locale }: { version: string; locale: string | null },
  putJson: (path: string, value: unknown, owners: [string, Pick<FinishedPart, "piece" | "key">][]) => void,
): void {
  const owners: [string, Pick<FinishedPart, "piece" | "key">][] = [];
  const [course] = source("course").filter(({ kind }) => kind === "course");
  if (course === undefined) return;
  owners.push(["", course]);
  const objectives = source("objectives").map((part, index) => {
    owners.push([`objectives/${index}`, part]);
    return bodyOf(part) as DraftBodies["objective"];
  });
  const units = source("outline").map((unit, index) => {
    const at = `units/${index}`;
    owners.push([at, unit]);
    const { id, type, name, tested, examSize } = bodyOf(unit) as DraftBodies["unit"];
    const sections = source(unit.key).map((section, number) => {
      const place = `${at}/sections/${number}`;
      owners.push([place, section]);
      const { attachments, ...own } = bodyOf(section) as DraftBodies["section"];
      const pages = source(section.key);
      pages.forEach((page, order) => owners.push([`${place}/pages/${order}`, page]));
      return { ...own, pages: pages.map(pageFile), ...(attachments.length === 0 ? {} : { attachments }) };
    });
    return {
      id,
      type,
      name,
      ...(tested ? { tested } : {}),
      ...(examSize === undefined ? {} : { examSize }),
      ...(sections.length === 0 ? {} : { sections }),
    };
  });
  const [final] = source("course").filter(({ kind }) => kind === "final");
  if (final !== undefined) owners.push(["finalExam", final]);
  const { title, code, locale: own } = bodyOf(course) as DraftBodies["course"];
  putJson(
    "course.json",
    {
      format: packageFormat,
      title,
      code,
      version,
      locale: locale ?? own,
      ...(objectives.length === 0 ? {} : { objectives }),
      units,
      ...(final === undefined ? {} : { finalExam: final.block }),
    },
    owners,
  );
}
