import type { PackageReport } from "@vigil/model/curriculum/coursePackage";
import type { Answer, TestClient } from "../http/testClient.ts";
import type { PackageFiles } from "../../src/curriculum/course/package/packageFiles.ts";
import { writeArchive } from "../../src/curriculum/course/package/writeArchive.ts";

const boundary = "----vigil";

/** Sends bytes as a browser's form does. */
export const sendPackage = (client: TestClient, courseId: number, bytes: Buffer): Promise<Answer<PackageReport>> =>
  client.call(
    "POST",
    `/api/courses/${courseId}/packages`,
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="course.zip"\r\ncontent-type: application/zip\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    { "content-type": `multipart/form-data; boundary=${boundary}` },
  );

/** Sends and confirms; answers the number of the content. */
export async function installFiles(client: TestClient, courseId: number, files: PackageFiles): Promise<number> {
  const checked = await sendPackage(client, courseId, await writeArchive(files));
  const { status, body } = await client.call<{ id: number }>("POST", `/api/courses/${courseId}/packages/install`, {
    ticket: checked.body.ticket,
  });
  if (status !== 201) throw new Error(`Not installed: ${JSON.stringify(checked.body)} ${JSON.stringify(body)}`);
  return body.id;
}
