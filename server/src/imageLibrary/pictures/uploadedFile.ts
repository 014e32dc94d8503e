import "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Problem } from "../../problem.ts";

/** The one file of an upload. Reading stops where more than a picture may have has come. */
export async function uploadedFile(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Problem(415, "UnsupportedMediaType");
  let found: { name: string; bytes: Buffer } | undefined;
  try {
    for await (const part of request.files()) found = { name: part.filename, bytes: await part.toBuffer() };
  } catch (error) {
    throw refusalOf(error);
  }
  if (!found) throw new Problem(422, "PictureMissing", { field: "file" });
  return found;
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return new Problem(400, "BadRequest"); // the parts cannot be told apart
  if (error.code === "FST_REQ_FILE_TOO_LARGE") return new Problem(413, "PictureTooLarge", { field: "file" });
  if (error.code === "FST_FILES_LIMIT") return new Problem(422, "PictureSeveral", { field: "file" });
  return error;
}
