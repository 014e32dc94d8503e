import { keyOf, type DraftPart, type NextNumbers } from "@vigil/model/authoring/draftPart";
import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import type { CourseContent, Page } from "@vigil/model/training/courseContent";
import type { Lab } from "@vigil/model/training/labs/lab";
import type { PageBlock } from "@vigil/model/training/pageBlock";
import { markdownOf } from "../write/markdownOf.ts";
import { pageText } from "../write/pageText.ts";
import type { KeptPart } from "../keptPart.ts";
import { bareBlock, inBase } from "./bareBlock.ts";

/** A course as it is installed, and what its files are called. */
export interface DraftSource {
  title: string;
  code: string;
  content: CourseContent;
  editions: readonly CourseContent[];
  questions: readonly PackageQuestion[];
  questionEditions: readonly { locale: string; questions: readonly PackageQuestion[] }[];
  /** By the number of the page and of the lab. */
  pageFile: (id: number) => string;
  labFile: (id: number) => string;
  /** By language, where it has one of its own. */
  titles: ReadonlyMap<string, string>;
  /** Whether a language brings that file itself; what it does not bring is not translated. */
  brings: (locale: string, path: string) => boolean;
}

export interface OpenedParts {
  parts: KeptPart[];
  next: NextNumbers;
  /** Pages of a language whose blocks are not those of the page: kept as they are. */
  kept: Map<string, string>;
}

/** A course taken apart into what its authors write. `newKey` gives keys that are nobody's. */
export function partsOf(source: DraftSource, newKey: () => string): OpenedParts {
  const parts: KeptPart[] = [];
  const kept = new Map<string, string>();
  const { content, questions } = source;
  const labs = numbered(content.labs);
  const add = (piece: string, key: string, position: number, block: DraftPart["block"], file: string | null = null, locale = "") =>
    void parts.push({ locale, piece, key, position, block, file });

  add("course", "course", 1, { title: source.title, code: source.code, locale: content.locale });
  if (content.finalExam !== undefined) add("course", "final", 2, content.finalExam);
  content.objectives.forEach((objective, index) => add("objectives", keyOf("objective", objective.id), index + 1, objective));
  const terms = content.glossary.map((term, index) => {
    const key = newKey();
    add("glossary", key, index + 1, term);
    return key;
  });
  content.labs.forEach((lab, index) => add("labs", keyOf("lab", lab.id), index + 1, bareLab(lab), source.labFile(lab.id)));
  questions.forEach((question, index) => add("questions", keyOf("question", question.id), index + 1, bareQuestion(question, "")));
  const blocks = new Map<number, string[]>();
  eachOf(content, {
    unit: (unit, position) => add("outline", keyOf("unit", unit.id), position, bareUnit(unit)),
    section: ({ id, name, attachments }, position, unit) =>
      add(keyOf("unit", unit.id), keyOf("section", id), position, { id, name, attachments: attachments.map(named) }),
    page: (page, position, section) => {
      add(keyOf("section", section.id), keyOf("page", page.id), position, headOf(page), source.pageFile(page.id));
      const keys = page.blocks.map((block, index) => {
        const key = newKey();
        add(keyOf("page", page.id), key, index + 1, bareBlock(block, ""));
        return key;
      });
      blocks.set(page.id, keys);
    },
  });

  for (const edition of source.editions) {
    const { locale } = edition;
    const prefix = `locales/${locale}/`;
    const translate = (piece: string, key: string, block: DraftPart["block"]) => add(piece, key, 0, block, null, locale);
    translate("course", "course", { title: source.titles.get(locale) ?? source.title, code: source.code, locale });
    edition.objectives.forEach((objective) => translate("objectives", keyOf("objective", objective.id), objective));
    if (source.brings(locale, "glossary.json") && edition.glossary.length === terms.length)
      edition.glossary.forEach((term, index) => translate("glossary", terms[index]!, term));
    else if (source.brings(locale, "glossary.json")) kept.set(`${prefix}glossary.json`, jsonText(edition.glossary));
    for (const lab of edition.labs)
      if (source.brings(locale, source.labFile(lab.id))) translate("labs", keyOf("lab", lab.id), bareLab(lab, prefix));
    const told = source.questionEditions.find((one) => one.locale === locale)?.questions ?? [];
    told.forEach((question) => translate("questions", keyOf("question", question.id), bareQuestion(question, prefix)));
    const sources = new Map(pagesOf(content).map((page) => [page.id, page]));
    eachOf(edition, {
      unit: (unit) => translate("outline", keyOf("unit", unit.id), bareUnit(unit)),
      section: ({ id, name, attachments }, _, unit) =>
        translate(keyOf("unit", unit.id), keyOf("section", id), { id, name, attachments: attachments.map(named) }),
      page: (page, _, section) => {
        const file = source.pageFile(page.id);
        if (!source.brings(locale, file)) return;
        const own = page.blocks.map((block) => bareBlock(block, prefix));
        if (sameKinds(own, sources.get(page.id)?.blocks ?? [])) {
          translate(keyOf("section", section.id), keyOf("page", page.id), headOf(page));
          own.forEach((block, index) => translate(keyOf("page", page.id), blocks.get(page.id)![index]!, block));
        } else kept.set(prefix + file, pageText(headOf(page), markdownOf(own).text).text);
      },
    });
  }
  return {
    parts,
    kept,
    next: {
      unit: after(content.units),
      section: after(content.units.flatMap(({ sections }) => sections)),
      page: after(pagesOf(content)),
      lab: after(labs),
      question: after(questions),
      objective: after(content.objectives),
    },
  };
}

const numbered = (labs: readonly Lab[]) => labs.map(({ id }) => ({ id }));
const after = (things: readonly { id: number }[]): number => things.reduce((most, { id }) => Math.max(most, id), 0) + 1;
const pagesOf = ({ units }: CourseContent): Page[] => units.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages));
const named = ({ file, name }: { file: string; name: string }) => ({ file, name });
const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
const sameKinds = (ours: readonly PageBlock[], theirs: readonly PageBlock[]): boolean =>
  ours.length === theirs.length && ours.every(({ kind }, index) => kind === theirs[index]?.kind);

const headOf = ({ id, title, objective, skip, labs }: Page) => ({
  id,
  title,
  ...(objective === undefined ? {} : { objective }),
  ...(skip ? { skip } : {}),
  labs: labs.map((lab) => lab.id),
});

type Unit = CourseContent["units"][number];
type Section = Unit["sections"][number];

const bareUnit = ({ id, type, name, tested, examSize }: Unit) => ({
  id,
  type,
  name,
  tested,
  ...(examSize === undefined ? {} : { examSize }),
});

function eachOf(
  { units }: CourseContent,
  on: {
    unit: (unit: Unit, position: number) => void;
    section: (section: Section, position: number, unit: Unit) => void;
    page: (page: Page, position: number, section: Section) => void;
  },
): void {
  units.forEach((unit, index) => {
    on.unit(unit, index + 1);
    unit.sections.forEach((section, number) => {
      on.section(section, number + 1, unit);
      section.pages.forEach((page, place) => on.page(page, place + 1, section));
    });
  });
}

const bareQuestion = (question: PackageQuestion, prefix: string): PackageQuestion =>
  "file" in question ? { ...question, file: inBase(question.file, prefix) } : question;

function bareLab(lab: Lab, prefix = ""): Lab {
  if ((lab.type === "hotspot" || lab.type === "findThreat") && lab.picture !== undefined) {
    const { file, description } = lab.picture;
    return { ...lab, picture: { file: inBase(file, prefix), description } };
  }
  return "file" in lab ? { ...lab, file: inBase(lab.file, prefix) } : lab;
}
