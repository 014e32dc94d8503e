import { courseTemplates } from "@vigil/model/authoring/pagePatterns";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileCourse } from "../../server/src/curriculum/course/package/compileCourse.ts";
import { readFolder } from "../../server/src/curriculum/course/package/readFolder.ts";
import { sampleFolders } from "../../server/src/authoring/open/templateParts.ts";

test.each(courseTemplates.filter((template) => template !== "blank"))(
  "the sample %s is a whole course in both languages: pages, a live scan or table, a lab, a tested unit and a final exam",
  async (template) => {
    const { warnings, content, editions, questions } = compileCourse(await readFolder(join(import.meta.dirname, sampleFolders[template])));
    expect(warnings).toEqual([]);
    expect([content, ...editions].map(({ locale }) => locale)).toEqual(["en", "ar"]);
    expect(content.units.length).toBe(2);
    expect(content.units.some(({ tested }) => tested)).toBe(true);
    expect([content.labs.length, content.finalExam?.size, questions.length >= 4]).toEqual([1, 4, true]);
  },
);
