import { createHash } from "node:crypto";
import type { TestApp } from "../http/testApp.ts";
import { recordFile } from "../../src/files/recordFile.ts";
import { VIEW_MEDIA_TYPE } from "../../src/imageLibrary/order/storeBag.ts";

export interface TestBag {
  decision: "P" | "H" | "R";
  category: string | null;
}

export interface TestCourse {
  programId: number;
  courseId: number;
  /** The address of a unit's start and seal. */
  practice: string;
  exam: string;
  bags: TestBag[];
}

/** Words that stand in answer keys of the test library and nowhere else: a browser that finds one has been told too much. */
export const secrets = ["SECRET-DESCRIPTION", "SECRET-THREAT", "SECRET-INNOCENT", "SECRET-CONTENT"];

/** A threat lies in the square from (100, 100) to (200, 200) of view 0. */
export const onThreat = { x: 150, y: 150, view: 0 };

const square = [
  [100, 100],
  [200, 100],
  [200, 200],
  [100, 200],
];

export const threat: TestBag = { decision: "R", category: "guns" };
export const innocent: TestBag = { decision: "P", category: null };
export const manyBags = (count: number, bag: TestBag): TestBag[] => Array.from({ length: count }, () => bag);

/** A simulator course over a library of the given bags, assigned to every student of the airport, with the settings as its configuration. */
export async function testCourse(test: TestApp, bags: TestBag[], settings: Record<string, unknown> = {}): Promise<TestCourse> {
  const { airport } = test.world();
  const { domainId } = airport;
  const name = crypto.randomUUID();
  const bytes = new TextEncoder().encode(`view of ${name}`);
  const file = await test.house().files.put(bytes);
  const views = [0, 1].map(() => ({ file, bytes: bytes.byteLength, width: 1024, height: 768 }));
  return test.database.asDomain(domainId, async (tx) => {
    const own = { ownerDomainId: domainId };
    await recordFile(tx, { hash: file, size: bytes.byteLength, mediaType: VIEW_MEDIA_TYPE });
    const library = await tx
      .insertInto("imageLibraries")
      .values({ ...own, name, nameKey: name, threatCategories: JSON.stringify(["guns", "knives"]) })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const { decision, category } of bags) {
      const image = await tx
        .insertInto("images")
        .values({
          ...own,
          libraryId: library.id,
          kind: category === null ? "innocent" : "threat",
          decision,
          category,
          bagType: "suitcase",
          views: JSON.stringify(views),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("imageTruths")
        .values({
          ...own,
          imageId: image.id,
          threatDescription: category === null ? null : "SECRET-DESCRIPTION",
          threats: JSON.stringify(category === null ? [] : [{ view: 0, points: square, category, name: "SECRET-THREAT" }]),
          innocents: JSON.stringify([{ view: 0, points: square, category: null, name: "SECRET-INNOCENT" }]),
          contents: JSON.stringify([
            { name: "SECRET-CONTENT", family: "clothing" },
            ...(category === null ? [] : [{ name: "SECRET-THREAT", family: "weapons" }]),
          ]),
        })
        .execute();
    }
    const content = JSON.stringify({
      locale: "en",
      units: [
        { id: 1, type: "Practice", name: "Practice" },
        { id: 2, type: "Review", name: "Review" },
        { id: 3, type: "Exam", name: "Exam" },
      ],
    });
    const course = await tx
      .insertInto("courses")
      .values({
        ...own,
        name,
        nameKey: name,
        title: name,
        code: name,
        type: "simulator",
        imageLibraryId: library.id,
        simulatorConfig: JSON.stringify({ selectionAlgorithm: "sequential" }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const stored = await tx
      .insertInto("courseContents")
      .values({ ...own, courseId: course.id, content, contentHash: createHash("sha256").update(content).digest("hex") })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.updateTable("courses").set({ currentContentId: stored.id }).where("id", "=", course.id).execute();
    const program = await tx
      .insertInto("programs")
      .values({ ...own, name, nameKey: name, title: name })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("programCourses")
      .values({ ...own, programId: program.id, courseId: course.id, position: 0 })
      .execute();
    const numberOfImages = { practiceNumberOfImages: bags.length, examNumberOfImages: bags.length };
    const configuration = await tx
      .insertInto("configurations")
      .values({ ...own, name, nameKey: name, settings: JSON.stringify({ ...numberOfImages, ...settings }) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("configurationAssignments").values({ domainId, configurationId: configuration.id, courseId: course.id }).execute();
    for (const { users } of [airport.north, airport.south])
      await tx.insertInto("programAssignments").values({ domainId, userId: users.usr, programId: program.id, source: "user" }).execute();
    const units = `/api/training/simulator/programs/${program.id}/courses/${course.id}/units`;
    return { programId: program.id, courseId: course.id, practice: `${units}/1/type/Practice`, exam: `${units}/3/type/Exam`, bags };
  });
}
