import type { Answer, TestClient } from "./testClient.ts";

const boundary = "----vigil";

/** One file as a browser's form sends it. */
export const multipartBody = (content: Uint8Array, name: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
export const multipartHeaders = { "content-type": `multipart/form-data; boundary=${boundary}` };

/** Sends a file to a route that takes one. */
export const sendFile = (
  client: TestClient,
  method: "POST" | "PUT",
  url: string,
  { content, name }: { content: Uint8Array; name: string },
): Promise<Answer> => client.call(method, url, multipartBody(content, name), multipartHeaders);
