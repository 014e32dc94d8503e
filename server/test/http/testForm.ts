import type { Answer, TestClient } from "./testClient.ts";

const boundary = "----vigil";

/** A field of a form, or with `file` (its name) a file in it. */
export interface FormPart {
  name: string;
  value: string | Uint8Array;
  file?: string;
  type?: string;
}

export const formBody = (parts: readonly FormPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, value, file, type }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"`}\r\n${type === undefined ? "" : `content-type: ${type}\r\n`}\r\n`,
      ),
      Buffer.from(value),
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

/** A record and its file in one call, as a client of section 7 sends them: objects as JSON strings. */
export const recordParts = (record: object, file?: { name: string; content: Uint8Array }): FormPart[] => [
  ...Object.entries(record).map(([name, value]) => ({ name, value: typeof value === "string" ? value : JSON.stringify(value) })),
  ...(file ? [{ name: "file", file: file.name, value: file.content }] : []),
];

export const sendForm = (
  client: TestClient,
  method: "POST" | "PUT",
  url: string,
  parts: readonly FormPart[] | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  client.call(method, url, Buffer.isBuffer(parts) ? parts : formBody(parts), {
    "content-type": `multipart/form-data; boundary=${boundary}`,
    ...headers,
  });
