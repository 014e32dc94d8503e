import { createHash } from "node:crypto";
import { join } from "node:path";
import { courseContent, type CourseSource } from "@vigil/model/training/courseContent";
import { textKey } from "@vigil/model/identity/textKey";
import { imageInterpretation } from "../../../content/courses/imageInterpretation.ts";
import { imageInterpretationArabic } from "../../../content/courses/imageInterpretationArabic.ts";
import { prohibitedArticles } from "../../../content/courses/prohibitedArticles.ts";
import { securityProcedures } from "../../../content/courses/securityProcedures.ts";
import { simulatorCourse } from "../../../content/courses/simulatorCourse.ts";
import { tomographCourse } from "../../../content/courses/tomographCourse.ts";
import type { demoConfigurations } from "../../../content/demoConfigurations.ts";
import type { demoCourses, demoPrograms } from "../../../content/teaching.ts";
import { seedLibraries, type DemoOrders } from "./seedLibraries.ts";
import { compileCourse } from "../curriculum/course/package/compileCourse.ts";
import { readFolder } from "../curriculum/course/package/readFolder.ts";
import { putFiles, storeContent } from "../curriculum/course/versions/storeContent.ts";
import type { Files } from "../files/files.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Courses written as data; the others are packages in content/packages. */
const contents: Record<Extract<(typeof demoCourses)[number], { content: string }>["content"], CourseSource> = {
  imageInterpretation,
  imageInterpretationArabic,
  prohibitedArticles,
  securityProcedures,
  simulatorCourse,
  tomographCourse,
};

const packages = join(import.meta.dirname, "../../../content/packages");

/** What the domains of the demo share: ids by name. */
export interface SeededCatalogue {
  courses: Map<string, number>;
  programs: Map<string, number>;
  /** By their names. */
  configurations: Map<string, number>;
}

interface Wanted {
  courses: typeof demoCourses;
  programs: typeof demoPrograms;
  configurations: typeof demoConfigurations;
  libraries: DemoOrders;
}

/** The shared libraries with their orders to the generator, courses with their contents, programs, and the configurations. */
export async function seedCatalogue(
  tx: Tx,
  files: Files,
  { courses, programs, configurations, libraries }: Wanted,
): Promise<SeededCatalogue> {
  const libraryIds = await seedLibraries(tx, libraries);
  const courseIds = new Map<string, number>();
  for (const course of courses) courseIds.set(course.name, await seedCourse(tx, files, course, libraryIds));
  const programIds = new Map<string, number>();
  for (const program of programs) programIds.set(program.name, await seedProgram(tx, program, courseIds));
  await tx
    .insertInto("configurations")
    .values({
      name: "Root",
      nameKey: "root",
      description: "What holds where nothing else is assigned.",
      root: true,
      settings: JSON.stringify({}),
    })
    .execute();
  const configurationIds = new Map<string, number>();
  for (const { name, description, settings } of configurations) {
    const { id } = await tx
      .insertInto("configurations")
      .values({ name, nameKey: textKey(name), description, settings: JSON.stringify(settings) })
      .returning("id")
      .executeTakeFirstOrThrow();
    configurationIds.set(name, id);
  }
  return { courses: courseIds, programs: programIds, configurations: configurationIds };
}

async function seedCourse(
  tx: Tx,
  files: Files,
  course: (typeof demoCourses)[number],
  libraryIds: ReadonlyMap<string, number>,
): Promise<number> {
  const { name, title, code, type } = course;
  const imageLibraryId = "library" in course ? libraryIds.get(course.library)! : null;
  const { id } = await tx
    .insertInto("courses")
    .values({
      name,
      nameKey: textKey(name),
      title,
      code,
      type,
      imageLibraryId,
      ...("simulator" in course ? { simulatorConfig: JSON.stringify(course.simulator) } : {}),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if ("package" in course) {
    const compiled = compileCourse(await readFolder(join(packages, course.package)));
    await storeContent(tx, { ownerDomainId: null, courseId: id }, compiled, await putFiles(files, compiled.files));
    return id;
  }
  const { content } = course;
  const body = JSON.stringify(courseContent.parse(contents[content]));
  const contentHash = createHash("sha256").update(body).digest("hex");
  const stored = await tx
    .insertInto("courseContents")
    .values({ courseId: id, contentHash, locale: contents[content].locale, content: body })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.updateTable("courses").set({ currentContentId: stored.id }).where("id", "=", id).execute();
  return id;
}

async function seedProgram(tx: Tx, program: (typeof demoPrograms)[number], courseIds: Map<string, number>): Promise<number> {
  const { name, title, code, priority, recurrency, periodMonths } = program;
  const useIltTrainer = "useIltTrainer" in program;
  const { id: programId } = await tx
    .insertInto("programs")
    .values({
      name,
      nameKey: textKey(name),
      title,
      code,
      priority,
      recurrency,
      periodMonths,
      useIltTrainer,
      ...("cycle" in program ? program.cycle : {}),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const ordered = program.courses.map((course, position) => ({ programId, courseId: courseIds.get(course)!, position }));
  await tx.insertInto("programCourses").values(ordered).execute();
  return programId;
}
