import { createHash } from "node:crypto";
import { localeCode, type PackageFault, type PackageManifest, type PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import { isAcceptedPlace } from "@vigil/model/curriculum/questionKinds";
import { askedParts } from "@vigil/model/exam/askedParts";
import { courseContent, type CourseContent } from "@vigil/model/training/courseContent";
import type { Lab } from "@vigil/model/training/labs/lab";
import { compileEdition, type Edition } from "./compileEdition.ts";
import type { EditionFiles } from "./courseMedia.ts";
import { mediaKind, type MediaUse } from "./mediaTypes.ts";
import { fault, PackageRefused, type PackageFiles } from "./packageFiles.ts";

export interface CourseFile {
  path: string;
  bytes: Buffer;
  mediaType: string;
}

/** A course package as it is installed. */
export interface CompiledCourse {
  manifest: PackageManifest;
  content: CourseContent;
  /** The same course in other languages. */
  editions: CourseContent[];
  questions: PackageQuestion[];
  /** The same questions in other languages. */
  questionEditions: { locale: string; questions: PackageQuestion[] }[];
  files: CourseFile[];
  /** Of all that its learners get; the version and the title are not part of it. */
  contentHash: string;
  warnings: PackageFault[];
}

const editionPath = /^locales\/([^/]+)\/(.+)$/u;

/** Reads a whole package, or refuses it with every mistake in it. */
export function compileCourse(files: PackageFiles): CompiledCourse {
  const faults: PackageFault[] = [];
  const used = new Map<string, Set<MediaUse>>();
  const base = compileEdition({ files: baseOf(files), actual: (path) => path }, used, faults);
  const locales = [...new Set([...files.keys()].flatMap((path) => editionPath.exec(path)?.[1] ?? []))].toSorted();
  const editions = locales.flatMap((locale) => compileTranslation(files, locale, base, used, faults) ?? []);
  if (base === undefined || faults.length > 0) throw new PackageRefused(inOrder(faults));
  const media = [...used.keys()].toSorted().map((path) => fileOf(files, path));
  const content = courseContent.parse(base.content);
  const contents = editions.map((edition) => courseContent.parse(edition.content));
  const { manifest, questions } = base;
  const questionEditions = editions
    .filter((edition) => files.has(`locales/${edition.manifest.locale}/questions.json`))
    .map((edition) => ({ locale: edition.manifest.locale, questions: edition.questions }));
  const hashed = JSON.stringify([
    content,
    contents,
    questions,
    media.map(({ path, bytes }) => [path, hashOf(bytes)]),
    ...(questionEditions.length === 0 ? [] : [questionEditions]),
  ]);
  return {
    manifest,
    content,
    editions: contents,
    questions,
    questionEditions,
    files: media,
    contentHash: hashOf(hashed),
    warnings: unusedFiles(files, base, used),
  };
}

const hashOf = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

const baseOf = (files: PackageFiles): PackageFiles => new Map([...files].filter(([path]) => !editionPath.test(path)));

/** A translation lies over the package: what it does not bring is taken from there. */
function compileTranslation(
  files: PackageFiles,
  locale: string,
  base: Edition | undefined,
  used: Map<string, Set<MediaUse>>,
  faults: PackageFault[],
): Edition | undefined {
  if (!localeCode.safeParse(locale).success || locale === base?.manifest.locale) {
    faults.push(fault(`locales/${locale}`, "localeInvalid", { name: locale }));
    return undefined;
  }
  const prefix = `locales/${locale}/`;
  const actual = (path: string) => (files.has(prefix + path) ? prefix + path : path);
  const over: EditionFiles = {
    files: new Map([
      ...baseOf(files),
      ...[...files].filter(([path]) => path.startsWith(prefix)).map(([path, bytes]) => [path.slice(prefix.length), bytes] as const),
    ]),
    actual,
  };
  const found: PackageFault[] = [];
  const edition = compileEdition(over, used, found);
  if (edition && edition.manifest.locale !== locale) found.push(fault("course.json", "valueInvalid", { field: "locale", reason: locale }));
  if (edition && base && found.length === 0) {
    const what = differenceOf(base, edition);
    if (what !== undefined) found.push(fault("course.json", "editionDiffers", { what }));
  }
  // what the package itself has wrong is said once
  const known = new Set(faults.map((one) => JSON.stringify(one)));
  faults.push(...found.filter((one) => !known.has(JSON.stringify(one))).map((one) => ({ ...one, file: actual(one.file) })));
  return edition;
}

/** All editions have the same numbers in the same order: a learner may change the language in the middle. */
function differenceOf(base: Edition, other: Edition): string | undefined {
  const numbers = ({ content: { units, objectives, labs, finalExam }, questions }: Edition) => ({
    units: units.map(({ id, type, tested, examSize }) => [id, type, tested, examSize]),
    finalExam,
    questions: questions.map((question) => {
      const { options, key, accepted, keys } = askedParts(question);
      const { id, objective, kind } = question;
      const right = accepted.flatMap((each): unknown[] =>
        isAcceptedPlace(each) ? [[each.id, each.view, each.points]] : kind === "numeric" ? [[each]] : [],
      );
      return [id, objective, kind, options.map((option) => [option.id, option.side]), key, right, keys ?? []];
    }),
    sections: units.flatMap(({ sections }) => sections.map(({ id }) => id)),
    pages: units.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages.map((page) => [page.id, page.skip, page.labs]))),
    objectives: objectives.map(({ id }) => id),
    labs: labs.map((lab) => [lab.id, lab.type, ...partsOf(lab)]),
  });
  const [ours, theirs] = [numbers(base), numbers(other)];
  return (Object.keys(ours) as (keyof typeof ours)[]).find((key) => JSON.stringify(ours[key]) !== JSON.stringify(theirs[key]));
}

/** What is the same in every language of a lab: its parts by number, and what is right. */
function partsOf(lab: Lab): unknown[] {
  const numbers = (things: readonly { id: number }[]) => things.map(({ id }) => id);
  switch (lab.type) {
    case "hotspot":
      return [numbers(lab.regions), ...scanOf(lab.scan)];
    case "match":
      return [numbers(lab.items), numbers(lab.targets), lab.pairs];
    case "sort":
      return [lab.items.map(({ id, group }) => [id, group]), numbers(lab.groups)];
    case "order":
      return [numbers(lab.steps)];
    case "findThreat":
      return [numbers(lab.threats), ...scanOf(lab.scan)];
    case "checklist":
      return [numbers(lab.items)];
    case "external":
    case "swf":
      return [];
  }
}

const scanOf = (scan: { subject: unknown; keys: unknown } | undefined): unknown[] => [scan?.subject ?? null, scan?.keys ?? null];

function fileOf(files: PackageFiles, path: string): CourseFile {
  const bytes = files.get(path);
  const kind = mediaKind(path);
  if (bytes === undefined || kind === undefined) throw new Error(`${path} was used and is not there.`);
  return { path, bytes, mediaType: kind.mediaType };
}

function unusedFiles(files: PackageFiles, { manifest }: Edition, used: ReadonlyMap<string, unknown>): PackageFault[] {
  const named = new Set([
    "course.json",
    "glossary.json",
    "questions.json",
    ...manifest.units.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages)),
  ]);
  return [...files.keys()]
    .filter((path) => {
      const own = editionPath.exec(path)?.[2] ?? path;
      return !named.has(own) && !/^labs\/[^/]+\.json$/u.test(own) && !used.has(path);
    })
    .map((path) => fault(path, "fileUnused"));
}

const inOrder = (faults: readonly PackageFault[]): PackageFault[] =>
  faults.toSorted((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1));
