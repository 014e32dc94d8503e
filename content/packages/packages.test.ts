import { readdirSync } from "node:fs";
import { join } from "node:path";
import { newLabState } from "@vigil/model/training/labs/labState";
import { markLab } from "@vigil/model/training/labs/markLab";
import { scanLesson } from "@vigil/xray/lesson/scanLesson";
import { expect, test, vi } from "vitest";
import { compileCourse } from "../../server/src/curriculum/course/package/compileCourse.ts";
import { readFolder } from "../../server/src/curriculum/course/package/readFolder.ts";
import { demoCourses } from "../teaching.ts";

/** A place that surely belongs to the thing: a corner of what the scanner says of it. */
const cornerOf = (points: readonly [number, number][], width: number, height: number): [number, number] => {
  const [x, y] = points[0] ?? [0, 0];
  return [x / width, y / height];
};

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// one of them draws a film
vi.setConfig({ testTimeout: 60_000 });

test.each(folders)("what is to be found in the scans of %s lies where the package says", async (folder) => {
  const { content } = compileCourse(await readFolder(join(import.meta.dirname, folder)));
  for (const lab of content.labs) {
    if (lab.type !== "findThreat" || lab.scan === undefined) continue;
    const { threats, width, height } = await scanLesson(lab.scan.subject);
    const marks = threats.map(({ view, points }) => ({ view, at: cornerOf(points, width, height) }));
    const state = markLab(lab, newLabState(lab.id), { type: "findThreat", marks });
    expect({ lab: lab.title, complete: state.complete, data: state.data }).toEqual({
      lab: lab.title,
      complete: true,
      data: { wrong: [], left: 0 },
    });
  }
});

test.each(folders)("the package %s has no mistake, nothing that is not used, and the code of its course", async (folder) => {
  const { warnings, manifest } = compileCourse(await readFolder(join(import.meta.dirname, folder)));
  expect(warnings).toEqual([]);
  const course = demoCourses.find((one) => "package" in one && one.package === folder);
  expect(course?.code).toBe(`${manifest.code}_V1`);
});
