import { describe, expect, test } from "vitest";
import type { CourseVersion, VersionLearner } from "@vigil/model/curriculum/coursePackage";
import type { SectionTexts, TrainingCourse } from "@vigil/model/training/wire";
import { testApp } from "../../../../test/http/testApp.ts";
import { testCompanyConfiguration } from "../../../../test/training/testCompanyConfiguration.ts";
import { testContentCourse, type TestContentCourse } from "../../../../test/training/testContentCourse.ts";
import { onePixel, testManifest, testPackage, testPage } from "../../../../test/curriculum/testPackage.ts";
import { writeArchive } from "../package/writeArchive.ts";
import { installFiles, sendPackage } from "../../../../test/curriculum/testUpload.ts";

const app = testApp();
const versionsOf = async ({ courseId }: TestContentCourse) =>
  (await (await app.as("web")).call<CourseVersion[]>("GET", `/api/courses/${courseId}/contents`)).body;
const takes = async ({ programId, courseId }: TestContentCourse, locale = "") =>
  (await (await app.as("usr")).call<TrainingCourse>("GET", `/api/training/programs/${programId}/courses/${courseId}${locale}`)).body;
const start = async ({ programId, courseId }: TestContentCourse, level: "usr" | "ins" = "usr") => {
  const client = await app.as(level);
  await client.call("POST", `/api/training/status/programs/${programId}`);
  return client.call("POST", `/api/training/status/programs/${programId}/courses/${courseId}`);
};
const version = (number: string, words: string) =>
  testPackage({ "course.json": { ...testManifest, version: number }, "pages/first.md": testPage(1, words) });

describe("a course package that is sent", () => {
  test("is checked and told, and nothing is installed before it is confirmed", async () => {
    const course = await testContentCourse(app);
    const client = await app.as("web");
    await start(course);
    const { status, body } = await sendPackage(client, course.courseId, await writeArchive(testPackage()));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: "Test course",
      version: "1.0",
      locales: ["en"],
      counts: { units: 1, sections: 1, pages: 2, labs: 4, questions: 1, objectives: 1, terms: 1, attachments: 0, files: 2 },
      change: { added: 0, changed: 2, removed: 4, same: 0 },
      staying: 1,
      warnings: [{ code: "otherCourse" }],
    });
    expect(await versionsOf(course)).toHaveLength(1);
    const installed = await client.call("POST", `/api/courses/${course.courseId}/packages/install`, { ticket: body.ticket });
    expect([installed.status, installed.body]).toMatchObject([201, { version: "1.0", current: true, pages: 2 }]);
    const owner = await app.database.owner();
    const { rows } = await owner.query("select kind, body, answer_key from content_questions where content_id = $1", [installed.body.id]);
    expect(rows).toEqual([
      {
        kind: "single",
        body: {
          text: "Which?",
          answers: [
            { id: 1, text: "This" },
            { id: 2, text: "That" },
          ],
        },
        answer_key: { correct: [1] },
      },
    ]);
    const events = await owner.query("select data from events where type = 'course.installPackage' and subject_id = $1", [course.courseId]);
    expect(events.rows).toMatchObject([{ data: { version: "1.0", contentId: installed.body.id } }]);
  });

  test("R-8.076 is refused when its content is installed already, at the check and at the installation", async () => {
    const course = await testContentCourse(app);
    const client = await app.as("web");
    const bytes = await writeArchive(testPackage());
    const { ticket } = (await sendPackage(client, course.courseId, bytes)).body;
    await installFiles(client, course.courseId, testPackage());
    const refusal = {
      status: 409,
      body: {
        code: "InstallSameVersion",
        message: "Cannot install course because it is already installed and the content is the same.",
      },
    };
    expect(await sendPackage(client, course.courseId, bytes)).toMatchObject(refusal);
    expect(await client.call("POST", `/api/courses/${course.courseId}/packages/install`, { ticket })).toMatchObject(refusal);
    const other = await sendPackage(client, course.courseId, await writeArchive(version("1.0", "Other words.")));
    expect(other.body.warnings).toContainEqual(expect.objectContaining({ code: "sameVersionOtherContent" }));
    const lower = await sendPackage(client, course.courseId, await writeArchive(version("0.9", "Other words.")));
    expect(lower.body.warnings).toContainEqual(
      expect.objectContaining({ code: "versionBelow", details: { version: "0.9", current: "1.0" } }),
    );
  });

  test("R-8.061 that is corrupt is refused as such, and nothing of it stays", async () => {
    const course = await testContentCourse(app);
    const whole = await writeArchive(testPackage());
    for (const bytes of [whole.subarray(0, 300), Buffer.from("no archive")]) {
      expect(await sendPackage(await app.as("web"), course.courseId, bytes)).toMatchObject({
        status: 412,
        body: { code: "CoursePackageCorrupt", field: "file" },
      });
    }
    expect(await versionsOf(course)).toHaveLength(1);
  });

  test("with mistakes is refused with each one's file and line", async () => {
    const course = await testContentCourse(app);
    const bytes = await writeArchive(testPackage({ "pages/first.md": testPage(1, "A [word](glossary:Word) and <b>more</b>.") }));
    const { status, body } = await sendPackage(await app.as("web"), course.courseId, bytes);
    expect([status, body]).toMatchObject([
      422,
      {
        code: "CoursePackageInvalid",
        details: {
          count: 3,
          faults: [
            { file: "pages/first.md", line: 6, code: "termUnknown", message: expect.stringContaining("Word") },
            { code: "html" },
            { code: "html" },
          ],
        },
      },
    ]);
  });

  test("R-1.011 R-1.012 whose unit is of no known type, or whose section has no page, is refused at its manifest", async () => {
    const course = await testContentCourse(app);
    const [unit] = testManifest.units;
    const send = async (changed: object) =>
      sendPackage(
        await app.as("web"),
        course.courseId,
        await writeArchive(testPackage({ "course.json": { ...testManifest, units: [{ ...unit, ...changed }] } })),
      );
    expect((await send({})).status).toBeLessThan(300);
    for (const changed of [{ type: "Fun" }, { type: "content" }, { sections: [{ id: 1, name: "Section", pages: [] }] }]) {
      const refused = { status: 422, body: { code: "CoursePackageInvalid", details: { faults: [{ file: "course.json" }] } } };
      expect(await send(changed)).toMatchObject(refused);
    }
  });

  test("R-8.070 cannot be installed with another's ticket, or when it was swept: the import failed, and nothing changed", async () => {
    const course = await testContentCourse(app);
    const client = await app.as("web");
    const { ticket } = (await sendPackage(client, course.courseId, await writeArchive(testPackage()))).body;
    const failed = { status: 412, body: { code: "CourseImportFailed" } };
    const install = (by: typeof client, of: number) => by.call("POST", `/api/courses/${of}/packages/install`, { ticket });
    expect(await install(client, course.secondCourseId)).toMatchObject(failed);
    expect(await install(await app.as("sup"), course.courseId)).toMatchObject(failed);
    await app.house().files.discard(ticket.slice(0, 64));
    await app.house().files.emptyTrash(new Date(Date.now() + 60_000));
    expect(await install(client, course.courseId)).toMatchObject(failed);
    expect(await versionsOf(course)).toHaveLength(1);
  });

  test("is taken only as a form with a file", async () => {
    const { courseId } = await testContentCourse(app);
    const client = await app.as("web");
    expect((await client.call("POST", `/api/courses/${courseId}/packages`, {})).status).toBe(415);
    const empty = await client.call("POST", `/api/courses/${courseId}/packages`, Buffer.from("------x--\r\n"), {
      "content-type": "multipart/form-data; boundary=----x",
    });
    expect(empty.status).toBe(422);
  });
});

describe("versions of a course", () => {
  test("stand side by side: who has begun stays, who begins now gets the current one, and a reset moves on", async () => {
    await testCompanyConfiguration(app, { resetStarted: "nextLaunch" });
    const course = await testContentCourse(app);
    const client = await app.as("web");
    await start(course);
    const before = await takes(course);
    const contentId = await installFiles(client, course.courseId, version("2.0", "Second."));
    expect((await takes(course)).content.units.map(({ name }) => name)).toEqual(before.content.units.map(({ name }) => name));
    const [second, first] = await versionsOf(course);
    expect([second?.version, second?.current, second?.begun]).toEqual(["2.0", true, 0]);
    expect([first?.version, first?.current, first?.begun]).toEqual(["", false, 1]);
    const learners = `/api/courses/${course.courseId}/contents/${first?.id}/learners`;
    const named = (await client.call<VersionLearner[]>("GET", learners)).body;
    expect(named.map(({ userId, complete }) => [userId, complete])).toEqual([[app.world().airport.north.users.usr, false]]);
    await (await app.as("usr")).call("DELETE", `/api/training/status/programs/${course.programId}`);
    await start(course);
    expect((await takes(course)).content.units.map(({ name }) => name)).toEqual(["Unit"]);
    expect((await versionsOf(course)).find(({ id }) => id === contentId)?.begun).toBe(1);
  });

  test("a course of a program that was started, but not begun itself, begins with the version that is current then", async () => {
    const course = await testContentCourse(app);
    await (await app.as("usr")).call("POST", `/api/training/status/programs/${course.programId}`);
    await installFiles(await app.as("web"), course.courseId, version("2.0", "Second."));
    await start(course);
    expect((await takes(course)).content.units[0]?.name).toBe("Unit");
  });

  test("an earlier version can be made current again", async () => {
    const course = await testContentCourse(app);
    const client = await app.as("web");
    const one = await installFiles(client, course.courseId, version("1.0", "First."));
    await installFiles(client, course.courseId, version("2.0", "Second."));
    const { body } = await client.call<CourseVersion[]>("POST", `/api/courses/${course.courseId}/contents/${one}/current`);
    expect(body.filter(({ current }) => current).map(({ id }) => id)).toEqual([one]);
    const elsewhere = `/api/courses/${course.secondCourseId}/contents/${one}/current`;
    expect((await client.call("POST", elsewhere)).status).toBe(404);
  });

  test("a learner of another company is neither counted nor named for whoever sees only their own", async () => {
    const course = await testContentCourse(app);
    await start(course);
    const south = await app.as("adm", "south");
    const [only] = (await south.call<CourseVersion[]>("GET", `/api/courses/${course.courseId}/contents`)).body;
    expect(only?.begun).toBe(0);
    expect((await south.call("GET", `/api/courses/${course.courseId}/contents/${only?.id}/learners`)).body).toEqual([]);
  });

  test("a version is previewed with all open, its labs answered and nothing stored", async () => {
    const course = await testContentCourse(app);
    const client = await app.as("web");
    const contentId = await installFiles(client, course.courseId, testPackage());
    const path = `/api/courses/${course.courseId}/contents/${contentId}`;
    const preview = await client.call<TrainingCourse>("GET", path);
    expect(preview.body.unitStatus).toMatchObject([{ unitId: 1, locked: false, status: "n" }]);
    expect(JSON.stringify(preview.body)).not.toContain("polygon");
    const state = { labId: 1, complete: false, done: [], misses: 0, data: null };
    const hit = await client.call("POST", `${path}/labs/1`, { state, answer: { type: "hotspot", at: [0.8, 0.5] } });
    expect(hit.body).toMatchObject({ done: [2], found: [{ id: 2, label: "Right" }] });
  });

  test("the editions of a package are answered in the language of the learner", async () => {
    const course = await testContentCourse(app);
    const arabic = {
      "locales/ar/course.json": { ...testManifest, locale: "ar" },
      "locales/ar/pages/first.md": testPage(1, "كلمات", "objective: 1\n"),
    };
    await installFiles(await app.as("web"), course.courseId, testPackage(arabic));
    const words = async (locale: string) => (await takes(course, locale)).content.units[0]?.sections[0]?.pages[0]?.blocks?.[0];
    expect(await words("?locale=ar")).toEqual({ kind: "paragraph", text: "كلمات" });
    expect(await words("?locale=fr")).toMatchObject({ kind: "paragraph", text: expect.arrayContaining(["Some "]) });
  });

  test("the texts of a course are answered all at once, or section by section to who asks for them later", async () => {
    const course = await testContentCourse(app);
    const arabic = {
      "locales/ar/course.json": { ...testManifest, locale: "ar" },
      "locales/ar/pages/first.md": testPage(1, "كلمات", "objective: 1\n"),
    };
    const contentId = await installFiles(await app.as("web"), course.courseId, testPackage(arabic));
    const whole = await takes(course, "?locale=ar");
    const outline = await takes(course, "?locale=ar&texts=later");
    expect(outline.contentId).toBe(contentId);
    expect(outline.content.units.map(({ name }) => name)).toEqual(whole.content.units.map(({ name }) => name));
    expect(JSON.stringify(outline)).not.toContain("blocks");
    expect(outline.content.labs).toEqual([]);

    const [unit] = whole.content.units;
    const [section] = unit!.sections;
    const learner = await app.as("usr");
    const path = `/api/training/programs/${course.programId}/courses/${course.courseId}/units`;
    const texts = await learner.call<SectionTexts>("GET", `${path}/${unit!.id}/sections/${section!.id}?locale=ar`);
    expect(texts.body).toMatchObject({ contentId, pages: section!.pages.map(({ id, blocks }) => ({ id, blocks })) });
    const used = section!.pages.flatMap(({ labs }) => labs.map(({ id }) => id));
    expect(used.length).toBeGreaterThan(0);
    expect(texts.body.labs).toEqual(whole.content.labs.filter(({ id }) => used.includes(id)));
    expect((await learner.call("GET", `${path}/${unit!.id}/sections/99`)).status).toBe(404);
    const stranger = await app.as("usr", "south");
    expect((await stranger.call("GET", `${path}/${unit!.id}/sections/${section!.id}`)).status).toBe(404);
  });
});

describe("files of a course", () => {
  async function installed() {
    const course = await testContentCourse(app);
    await installFiles(await app.as("web"), course.courseId, testPackage());
    return takes(course);
  }

  test("R-7.008 are found under the prefix the course is answered with, by whoever has that address, and by nobody else", async () => {
    const { courseUrlPrefix, corsMode, corsCredentials } = await installed();
    expect([corsMode, corsCredentials]).toEqual(["no-cors", "same-origin"]);
    const visitor = app.visitor();
    const picture = await visitor.call("GET", `${courseUrlPrefix}media/pixel.png`);
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(picture.headers["content-security-policy"]).toContain("sandbox");
    const forged = courseUrlPrefix.replace(/.(?=\/$)/u, (last) => (last === "0" ? "1" : "0"));
    for (const path of [
      `${forged}media/pixel.png`,
      `${courseUrlPrefix}media/none.png`,
      courseUrlPrefix.replace(/courses\/\d+/u, "courses/1") + "media/pixel.png",
    ])
      expect((await visitor.call("GET", path)).status).toBe(404);
  });

  test("R-7.008 lie elsewhere, with CORS mode and credentials, where the course's own data say so", async () => {
    const course = await testContentCourse(app);
    const client = await app.as("web");
    const data = { courseUrlPrefix: "https://media.example.org/c/", courseUrlSuffix: "?v=1", corsMode: "cors", corsCredentials: "include" };
    const { revision } = (await client.call("GET", `/api/courses/${course.courseId}`)).body;
    expect((await client.call("PUT", "/api/courses", { id: course.courseId, revision, data })).status).toBe(200);
    expect(await takes(course)).toMatchObject(data);
    const wrong = await client.call("PUT", "/api/courses", { id: course.courseId, data: { corsMode: "any" } });
    expect([wrong.status, wrong.body.field]).toEqual([422, "data"]);
  });

  test("the page of a lab gets an origin of its own and may be framed by Vigil only", async () => {
    const { labUrlPrefix } = await installed();
    const { headers } = await app.visitor().call("GET", `${labUrlPrefix}labs/outside/index.html`);
    const policy = String(headers["content-security-policy"]);
    for (const part of ["sandbox allow-scripts;", "default-src 'none'", "frame-ancestors 'self'", "form-action 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toContain("allow-same-origin");
    expect(headers["x-frame-options"]).toBeUndefined();
  });

  test("a part of a file is sent when a player asks for it", async () => {
    const { courseUrlPrefix } = await installed();
    const part = (range: string) => app.app().inject({ method: "GET", url: `${courseUrlPrefix}media/pixel.png`, headers: { range } });
    const middle = await part("bytes=1-3");
    expect([middle.statusCode, middle.headers["content-range"], middle.rawPayload]).toEqual([
      206,
      `bytes 1-3/${onePixel.length}`,
      onePixel.subarray(1, 4),
    ]);
    expect((await part("bytes=-2")).rawPayload).toEqual(onePixel.subarray(-2));
    expect((await part("bytes=9999-")).statusCode).toBe(416);
  });
});
