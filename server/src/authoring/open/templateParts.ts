import type { CourseTemplate } from "@vigil/model/authoring/pagePatterns";
import { join } from "node:path";
import { compileCourse } from "../../curriculum/course/package/compileCourse.ts";
import { mediaKind } from "../../curriculum/course/package/mediaTypes.ts";
import { readFolder } from "../../curriculum/course/package/readFolder.ts";
import type { House } from "../../house.ts";
import { randomKey } from "../randomKey.ts";
import type { Opened } from "./openDraft.ts";
import { partsOf } from "./partsOf.ts";
import { otherFiles, sourceOf } from "./sourceOf.ts";

const samples = join(import.meta.dirname, "../../../../content/samples");

/** Where each lies. */
export const sampleFolders = {
  liquidsAtTheLane: "liquids-at-the-lane",
  readingScans: "reading-scans",
  handSearch: "hand-search",
} as const satisfies Record<Exclude<CourseTemplate, "blank">, string>;

/** A complete course to write over: in the language of the new one where it has that, in English otherwise, with no translation. */
export async function templateParts(house: House, template: keyof typeof sampleFolders, locale: string): Promise<Opened> {
  const files = await readFolder(join(samples, sampleFolders[template]));
  const compiled = compileCourse(files);
  const source = sourceOf(compiled, files);
  const edition = compiled.editions.find((one) => one.locale === locale);
  const told = compiled.questionEditions.find((one) => one.locale === locale);
  const own = { content: { ...(edition ?? compiled.content), locale }, questions: told?.questions ?? compiled.questions };
  const { parts, next } = partsOf({ ...source, ...own, editions: [], questionEditions: [] }, randomKey);
  const stored = otherFiles(files, source).map(async (path) => {
    const bytes = files.get(path)!;
    return {
      path,
      hash: await house.files.put(bytes),
      size: bytes.length,
      mediaType: mediaKind(path)?.mediaType ?? "application/octet-stream",
    };
  });
  return { parts, next, files: await Promise.all(stored) };
}
