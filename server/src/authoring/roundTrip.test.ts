import { readdirSync } from "node:fs";
import { join } from "node:path";
import { courseContent } from "@vigil/model/training/courseContent";
import { expect, test, vi } from "vitest";
import { imageInterpretation } from "../../../content/courses/imageInterpretation.ts";
import { imageInterpretationArabic } from "../../../content/courses/imageInterpretationArabic.ts";
import { prohibitedArticles } from "../../../content/courses/prohibitedArticles.ts";
import { securityProcedures } from "../../../content/courses/securityProcedures.ts";
import { simulatorCourse } from "../../../content/courses/simulatorCourse.ts";
import { tomographCourse } from "../../../content/courses/tomographCourse.ts";
import { testPackage } from "../../test/curriculum/testPackage.ts";
import { compileCourse } from "../curriculum/course/package/compileCourse.ts";
import type { PackageFiles } from "../curriculum/course/package/packageFiles.ts";
import { readFolder } from "../curriculum/course/package/readFolder.ts";
import { partsOf, type DraftSource } from "./open/partsOf.ts";
import { otherFiles, sourceOf } from "./open/sourceOf.ts";
import { sourceOfContent } from "./open/sourceOfContent.ts";
import { packageOf } from "./write/packageOf.ts";

// one of the packages draws a film
vi.setConfig({ testTimeout: 30_000 });

const packages = join(import.meta.dirname, "../../../content/packages");
const folders = readdirSync(packages, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Opened as a draft and written again; files go by their paths. */
function written(source: DraftSource, files: PackageFiles, version: string): Map<string, Buffer> {
  let keys = 0;
  const { parts, kept } = partsOf(source, () => `b${String((keys += 1)).padStart(8, "0")}`);
  const others = otherFiles(files, source);
  const all = packageOf(parts, new Map([...others, ...kept.keys()].map((path) => [path, path])), version);
  if ("faults" in all) throw new Error(JSON.stringify(all.faults));
  return new Map([
    ...[...all.media].map(([path, from]) => [path, files.get(from) ?? Buffer.from(kept.get(from)!)] as const),
    ...[...all.texts].map(([path, text]) => [path, Buffer.from(text)] as const),
  ]);
}

const opened = (files: PackageFiles) => {
  const compiled = compileCourse(files);
  return { compiled, again: written(sourceOf(compiled, files), files, compiled.manifest.version) };
};

test.each(folders)("the package %s is the same course after it was opened as a draft and written", async (folder) => {
  const files = await readFolder(join(packages, folder));
  const { compiled, again } = opened(files);
  const { contentHash, manifest, warnings } = compileCourse(again);
  expect({ manifest, warnings }).toEqual({ manifest: compiled.manifest, warnings: compiled.warnings });
  expect(contentHash).toBe(compiled.contentHash);
  expect([...again.keys()].toSorted()).toEqual([...files.keys()].toSorted());
  // and what it writes of that is the same in every byte
  expect(opened(again).again).toEqual(again);
});

test("what no editor shows is kept byte by byte", () => {
  const extra = { "notes/for-authors.txt": "Kept.\r\n", "locales/notes.txt": "Kept too." };
  const files = testPackage(extra);
  const { again, compiled } = opened(files);
  for (const path of [...Object.keys(extra), "labs/outside/index.html", "media/pixel.png"])
    expect(again.get(path)).toEqual(files.get(path));
  expect(compileCourse(again).contentHash).toBe(compiled.contentHash);
});

test("places in a scan, and where the words of a task lead, are the same after they were opened and written", () => {
  const places = [0, 1].map((view) => ({ view, polygon: [0.1, 0.4, 0.2].map((x, index) => [x, index / 4]) }));
  const files = testPackage({
    "labs/a-regions.json": {
      id: 1,
      type: "hotspot",
      title: "Find",
      task: ["As ", { href: "page:1", text: "the first page" }, " says, find what is ", { term: "Density", text: "dense" }, "."],
      scan: { subject: { show: "row", places: [[{ article: "kitchenKnife" }]] }, keys: ["BW"], description: "A belt" },
      regions: [{ id: 1, label: "A blade", hint: "Look at its edge.", places }],
    },
  });
  const { compiled, again } = opened(files);
  expect(compileCourse(again).contentHash).toBe(compiled.contentHash);
  expect(JSON.parse(String(again.get("labs/a-regions.json")))).toEqual(JSON.parse(String(files.get("labs/a-regions.json"))));
});

test.each(
  Object.entries({
    imageInterpretation,
    imageInterpretationArabic,
    prohibitedArticles,
    securityProcedures,
    simulatorCourse,
    tomographCourse,
  }),
)("the demo's course %s, which never was a package, is one that compiles to the same", (_, course) => {
  const content = courseContent.parse(course);
  const source = sourceOfContent({ title: "Course", code: "CRS", content, editions: [], questions: [], questionEditions: [] });
  expect(compileCourse(written(source, new Map(), "1.0")).content).toEqual(content);
});
