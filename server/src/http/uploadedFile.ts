import "@fastify/multipart";
import type { ProblemCode } from "@vigil/model/phrases/en/problems";
import type { FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";

/** What a refusal of an upload is called where the general words do not say enough. */
interface Refusals {
  missing?: ProblemCode;
  several?: ProblemCode;
  tooLarge?: ProblemCode;
}

/** The one file of an upload. Reading stops where more has come than the route takes. */
export async function uploadedFile(
  request: FastifyRequest,
  { missing = "FieldRequired", several = "FieldInvalid", tooLarge = "FileTooLarge" }: Refusals = {},
): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Problem(415, "UnsupportedMediaType");
  let found: { name: string; bytes: Buffer } | undefined;
  try {
    for await (const part of request.files()) found = { name: part.filename, bytes: await part.toBuffer() };
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw new Problem(400, "BadRequest", { field: "file" }); // the parts cannot be told apart
    if (error.code === "FST_REQ_FILE_TOO_LARGE") throw new Problem(413, tooLarge, { field: "file" });
    if (error.code === "FST_FILES_LIMIT") throw new Problem(422, several, { field: "file" });
    throw error;
  }
  if (!found) throw new Problem(422, missing, { field: "file" });
  return found;
}
