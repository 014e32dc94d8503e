import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { compileCourse } from "../../server/src/curriculum/course/package/compileCourse.ts";
import { readFolder } from "../../server/src/curriculum/course/package/readFolder.ts";
import { demoCourses } from "../teaching.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// one of them draws a film
vi.setConfig({ testTimeout: 30_000 });

test.each(folders)("the package %s has no mistake, nothing that is not used, and the code of its course", async (folder) => {
  const { warnings, manifest } = compileCourse(await readFolder(join(import.meta.dirname, folder)));
  expect(warnings).toEqual([]);
  const course = demoCourses.find((one) => "package" in one && one.package === folder);
  expect(course?.code).toBe(`${manifest.code}_V1`);
});
