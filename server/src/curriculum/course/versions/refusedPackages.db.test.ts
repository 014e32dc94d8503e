import { expect, test } from "vitest";
import { testManifest, testPackage } from "../../../../test/curriculum/testPackage.ts";
import { sendPackage } from "../../../../test/curriculum/testUpload.ts";
import { testApp } from "../../../../test/http/testApp.ts";
import { writeArchive } from "../package/writeArchive.ts";

const app = testApp();
const courseOf = async (code: string) =>
  (await (await app.as("web")).call("POST", "/api/courses", { name: crypto.randomUUID(), title: code, code, type: "content" })).body.id;
const sent = async (courseId: number, manifest: object) =>
  sendPackage(await app.as("web"), courseId, await writeArchive(testPackage({ "course.json": { ...testManifest, ...manifest } })));

test("a package whose code is another course's is refused and names that course; into its own course it goes", async () => {
  const [own, other] = [await courseOf("OWN_V1"), await courseOf("TST_V3")];
  const refused = await sent(own, {});
  expect(refused).toMatchObject({ status: 409, body: { code: "CoursePackageOtherCourse", details: { code: "TST", courseId: other } } });
  expect((await sent(other, {})).status).toBe(200);
  // of several versions of a course each is its own
  expect((await sent(await courseOf("TST_V4"), {})).status).toBe(200);
  // a code that no course has is only worth a word
  expect((await sent(own, { code: "NEW" })).body).toMatchObject({ warnings: [{ code: "otherCourse" }] });
});

test("R-8.054 settings of the final exam's mandatory objectives that ask for more than there is are not acceptable", async () => {
  const finalExam = { size: 1, mandatory: [{ objective: 1, count: 2 }] };
  expect(await sent(await courseOf("MND_V1"), { code: "MND", finalExam })).toMatchObject({
    status: 406,
    body: {
      code: "ObjectiveSettingsInvalid",
      message: "Final exam mandatory objective settings are invalid.",
      details: { faults: [{ file: "course.json", code: "mandatoryInvalid" }] },
    },
  });
});
