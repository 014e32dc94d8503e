import type { CompiledCourse } from "../../curriculum/course/package/compileCourse.ts";
import type { PackageFiles } from "../../curriculum/course/package/packageFiles.ts";
import type { DraftSource } from "./partsOf.ts";

const labPath = /^labs\/[^/]+\.json$/u;

/** A package that was read, with the names of its files. */
export function sourceOf({ manifest, content, editions, questions, questionEditions }: CompiledCourse, files: PackageFiles): DraftSource {
  const pageFiles = new Map(
    content.units.flatMap((unit, at) =>
      unit.sections.flatMap((section, number) =>
        section.pages.map((page, place) => [page.id, manifest.units[at]!.sections[number]!.pages[place]!] as const),
      ),
    ),
  );
  const labFiles = new Map([...files.keys()].filter((path) => labPath.test(path)).map((path) => [idIn(files.get(path)!), path] as const));
  return {
    title: manifest.title,
    code: manifest.code,
    content,
    editions,
    questions,
    questionEditions,
    pageFile: (id) => pageFiles.get(id)!,
    labFile: (id) => labFiles.get(id)!,
    titles: new Map(editions.map(({ locale }) => [locale, titleIn(files.get(`locales/${locale}/course.json`))])),
    brings: (locale, path) => files.has(`locales/${locale}/${path}`),
  };
}

const idIn = (bytes: Buffer): number => (JSON.parse(bytes.toString()) as { id: number }).id;
const titleIn = (bytes: Buffer | undefined): string =>
  bytes === undefined ? "" : (JSON.parse(bytes.toString()) as { title: string }).title;

/** The files that the parts of a draft do not say: media, folders of labs, and whatever else is there. */
export function otherFiles(files: PackageFiles, { content, pageFile }: DraftSource): string[] {
  const pages = new Set(
    content.units.flatMap(({ sections }) => sections.flatMap((section) => section.pages.map((page) => pageFile(page.id)))),
  );
  return [...files.keys()].filter((path) => {
    const own = path.replace(/^locales\/[^/]+\//u, "");
    return !["course.json", "glossary.json", "questions.json"].includes(own) && !labPath.test(own) && !pages.has(own);
  });
}
