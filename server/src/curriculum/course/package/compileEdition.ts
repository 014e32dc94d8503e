import {
  packageFormat,
  packageGlossary,
  packageManifest,
  packageQuestions,
  type PackageFault,
  type PackageManifest,
  type PackageQuestion,
} from "@vigil/model/curriculum/coursePackage";
import { mandatoryFits } from "@vigil/model/exam/chooseQuestions";
import { unitBank } from "@vigil/model/exam/examBank";
import type { CourseContent, Page, Section } from "@vigil/model/training/courseContent";
import { compileLabs } from "./compileLabs.ts";
import { compilePage } from "./compilePage.ts";
import { useFiles, type EditionFiles } from "./courseMedia.ts";
import type { EditionContext } from "./editionContext.ts";
import type { MediaUse } from "./mediaTypes.ts";
import { fault } from "./packageFiles.ts";
import { readJson, type ReadJson } from "./readJson.ts";

export interface Edition {
  manifest: PackageManifest;
  content: CourseContent;
  questions: PackageQuestion[];
}

const manifestFile = "course.json";

/** One language of a package: course.json and what it names. */
export function compileEdition(edition: EditionFiles, used: Map<string, Set<MediaUse>>, faults: PackageFault[]): Edition | undefined {
  const manifest = readJson(edition.files, manifestFile, packageManifest, faults);
  if (manifest === undefined) return undefined;
  const { format, locale, objectives, units, finalExam } = manifest.value;
  if (format !== packageFormat) {
    faults.push(fault(manifestFile, "formatUnknown", { found: format, known: packageFormat }, manifest.at("format")));
    return undefined;
  }
  const optional = <T>(file: string, read: () => ReadJson<T> | undefined) => (edition.files.has(file) ? read() : undefined);
  const glossary = optional("glossary.json", () => readJson(edition.files, "glossary.json", packageGlossary, faults));
  const questions = optional("questions.json", () => readJson(edition.files, "questions.json", packageQuestions, faults));
  const use = useFiles(edition, used, faults);
  const labs = compileLabs(edition, use, faults);
  const context: EditionContext = {
    edition,
    faults,
    use,
    locale,
    labs,
    objectives: new Set(objectives.map(({ id }) => id)),
    terms: new Set(glossary?.value.map(({ term }) => term)),
    links: [],
  };
  for (const { page, term, file, line } of labs.leads) {
    if (page !== null) context.links.push({ page, file, line });
    if (term !== null && !context.terms.has(term)) faults.push(fault(file, "termUnknown", { term }, line));
  }
  checkGlossary(glossary, faults);
  checkQuestions(questions, context);
  const asked = (questions?.value ?? []).map((question, index) =>
    withFile(question, (path, as) => use(path, as, { file: "questions.json", line: questions?.at(index, "file") ?? 1 })),
  );
  checkManifest(manifest, faults);
  const content: CourseContent = {
    locale,
    objectives,
    glossary: glossary?.value ?? [],
    labs: labs.labs,
    ...(finalExam === undefined ? {} : { finalExam }),
    units: units.map(({ sections, ...unit }, unitIndex) => ({
      ...unit,
      sections: sections.flatMap((_, index) => compileSection(manifest, unitIndex, index, context)),
    })),
  };
  checkPages(content, manifest, faults);
  checkLinks(content, manifest.value, context);
  checkExams(content, manifest, asked, faults);
  return { manifest: manifest.value, content, questions: asked };
}

/** A section whose pages have mistakes is left out; the mistakes are said. */
function compileSection(manifest: ReadJson<PackageManifest>, unitIndex: number, index: number, context: EditionContext): Section[] {
  const found = manifest.value.units[unitIndex]?.sections[index];
  if (found === undefined) return [];
  const place = (...path: PropertyKey[]) => ({ file: manifestFile, line: manifest.at("units", unitIndex, "sections", index, ...path) });
  const files = new Set<string>();
  const pages = found.pages.flatMap((file, number): Page[] => {
    const compiled = compilePage(file, place("pages", number), context);
    for (const each of compiled?.files ?? []) files.add(each);
    return compiled === undefined ? [] : [compiled.page];
  });
  const attachments = found.attachments.flatMap(({ file, name }, number) => {
    const actual = context.use(file, "attachment", place("attachments", number, "file"));
    return actual === undefined ? [] : [{ file: actual, name, bytes: context.edition.files.get(file)?.length ?? 0 }];
  });
  return [{ id: found.id, type: "Content", name: found.name, pages, files: [...files], attachments }];
}

function checkManifest({ value, at }: ReadJson<PackageManifest>, faults: PackageFault[]): void {
  const twice = repeated(faults, manifestFile);
  for (const [index, { id }] of value.objectives.entries()) twice("objectives", id, at("objectives", index, "id"));
  for (const [index, unit] of value.units.entries()) {
    twice("units", unit.id, at("units", index, "id"));
    if (unit.type === "Content" && unit.sections.length === 0) faults.push(fault(manifestFile, "sectionsMissing", {}, at("units", index)));
    if (unit.type !== "Content" && unit.sections.length > 0)
      faults.push(fault(manifestFile, "sectionsRefused", { type: unit.type }, at("units", index, "sections")));
    for (const [number, { id }] of unit.sections.entries()) twice("sections", id, at("units", index, "sections", number, "id"));
  }
  const seen = new Set<string>();
  for (const [unit, { sections }] of value.units.entries())
    for (const [section, { pages }] of sections.entries())
      for (const [page, name] of pages.entries()) {
        if (seen.has(name)) faults.push(fault(manifestFile, "pageTwice", { name }, at("units", unit, "sections", section, "pages", page)));
        seen.add(name);
      }
}

/** An exam needs questions, and what a final asks of its objectives must be there. */
function checkExams(
  content: CourseContent,
  { at }: ReadJson<PackageManifest>,
  questions: readonly PackageQuestion[],
  faults: PackageFault[],
): void {
  const bank = questions.map(({ id, objective }) => ({ id, objective: objective ?? null }));
  for (const [index, unit] of content.units.entries()) {
    const own = unitBank(bank, unit).length;
    const line = at("units", index, unit.tested ? "tested" : "examSize");
    if (unit.tested && unit.type !== "Content") faults.push(fault(manifestFile, "testedRefused", { type: unit.type }, line));
    else if (unit.tested && own < (unit.examSize ?? 1))
      faults.push(fault(manifestFile, "questionsTooFew", { found: own, wanted: unit.examSize ?? 1 }, line));
  }
  const { finalExam } = content;
  if (finalExam === undefined) return;
  if (bank.length < finalExam.size)
    faults.push(fault(manifestFile, "questionsTooFew", { found: bank.length, wanted: finalExam.size }, at("finalExam", "size")));
  if (!mandatoryFits(bank, finalExam.size, finalExam.mandatory))
    faults.push(fault(manifestFile, "mandatoryInvalid", {}, at("finalExam", "mandatory")));
}

/** The number of a page is its own in the whole course: bookmarks and versions know it by it. */
function checkPages({ units }: CourseContent, { value, at }: ReadJson<PackageManifest>, faults: PackageFault[]): void {
  const twice = repeated(faults, manifestFile);
  for (const [unitIndex, unit] of units.entries())
    for (const [sectionIndex, { pages }] of unit.sections.entries())
      for (const [index, { id }] of pages.entries())
        if (value.units[unitIndex]?.sections[sectionIndex]?.pages.length === pages.length)
          twice("pages", id, at("units", unitIndex, "sections", sectionIndex, "pages", index));
}

/** A page with a mistake is none yet: what leads to it is not told as well. */
function checkLinks({ units }: CourseContent, manifest: PackageManifest, { links, faults }: EditionContext): void {
  const pages = units.flatMap(({ sections }) => sections.flatMap((section) => section.pages.map(({ id }) => id)));
  if (pages.length < manifest.units.flatMap(({ sections }) => sections.flatMap((section) => section.pages)).length) return;
  for (const { page, file, line } of links) if (!pages.includes(page)) faults.push(fault(file, "pageUnknown", { id: page }, line));
}

function checkGlossary(glossary: ReadJson<{ term: string }[]> | undefined, faults: PackageFault[]): void {
  const seen = new Set<string>();
  for (const [index, { term }] of glossary?.value.entries() ?? []) {
    if (seen.has(term)) faults.push(fault("glossary.json", "termTwice", { term }, glossary?.at(index, "term")));
    seen.add(term);
  }
}

function checkQuestions(questions: ReadJson<PackageQuestion[]> | undefined, { faults, objectives, use }: EditionContext): void {
  if (questions === undefined) return;
  const { value, at } = questions;
  const twice = repeated(faults, "questions.json");
  for (const [index, question] of value.entries()) {
    const { id, objective } = question;
    twice("questions", id, at(index, "id"));
    if (objective !== undefined && !objectives.has(objective))
      faults.push(fault("questions.json", "objectiveUnknown", { id: objective }, at(index, "objective")));
    if (question.picture !== undefined)
      question.picture.file =
        use(question.picture.file, "picture", { file: "questions.json", line: at(index, "picture", "file") }) ?? question.picture.file;
    if (question.film !== undefined)
      for (const [part, as] of [
        ["file", "video"],
        ["captions", "captions"],
      ] as const)
        question.film[part] =
          use(question.film[part], as, { file: "questions.json", line: at(index, "film", part) }) ?? question.film[part];
    if (!("answers" in question)) continue;
    const { kind, answers } = question;
    const right = answers.filter(({ correct }) => correct).length;
    if (right === 0 || (kind === "single" && right > 1)) faults.push(fault("questions.json", "answersWrong", {}, at(index, "answers")));
    const own = repeated(faults, "questions.json");
    for (const [number, answer] of answers.entries()) own("answers", answer.id, at(index, "answers", number, "id"));
  }
}

/** A question with the picture or scan that is marked, where it really lies. */
function withFile(question: PackageQuestion, use: (path: string, as: "picture" | "scan") => string | undefined): PackageQuestion {
  if (question.kind !== "hotspot" && question.kind !== "findThreat") return question;
  return { ...question, file: use(question.file, question.kind === "hotspot" ? "picture" : "scan") ?? question.file };
}

/** Says which number was used before for the same kind of thing. */
export function repeated(faults: PackageFault[], file: string): (kind: string, id: number, line: number) => void {
  const seen = new Set<string>();
  return (kind, id, line) => {
    const key = `${kind} ${id}`;
    if (seen.has(key)) faults.push(fault(file, "idTwice", { id, kind }, line));
    seen.add(key);
  };
}
