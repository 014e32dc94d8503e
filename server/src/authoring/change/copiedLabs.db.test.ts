import type { ActAnswer } from "@vigil/model/authoring/draftAct";
import type { Draft, PublishPreview } from "@vigil/model/authoring/draftWire";
import { expect, test } from "vitest";
import { testPackage } from "../../../test/curriculum/testPackage.ts";
import { installFiles } from "../../../test/curriculum/testUpload.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();

test("a lab of a copied page is a copy: what is changed in it changes nothing where it came from", async () => {
  const { courseId } = await testContentCourse(app);
  const client = await app.as("web");
  await installFiles(client, courseId, testPackage());
  const url = `/api/courses/${courseId}/draft`;
  await client.call("POST", url);
  const { body: copied } = await client.call<ActAnswer>("POST", `${url}/acts`, { act: "copy", key: "p2" });
  const draft = (await client.call<Draft>("GET", url)).body;
  const page = draft.parts.find(({ key }) => key === copied.key)!;
  expect(page.block).toMatchObject({ labs: [5, 6, 7, 8] });
  const lab = draft.parts.find(({ key }) => key === "l7")!;
  expect(lab.block).toMatchObject({ id: 7, type: "checklist", title: "Do it" });
  await client.call("POST", `${url}/changes`, {
    changes: [{ piece: "labs", key: "l7", base: lab.revision, block: { ...lab.block, title: "Do it again" } }],
  });
  const after = (await client.call<Draft>("GET", url)).body.parts;
  expect(["l3", "l7"].map((key) => after.find((part) => part.key === key)?.block)).toMatchObject([
    { title: "Do it" },
    { title: "Do it again" },
  ]);
  expect((await client.call<PublishPreview>("POST", `${url}/publish/preview`, {})).body).toMatchObject({
    faults: [],
    report: { counts: { labs: 8 } },
  });
});
