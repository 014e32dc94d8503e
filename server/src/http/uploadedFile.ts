import "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import { uploadRefusal, type UploadRefusals } from "./uploadRefusal.ts";

/** The one file of an upload that is small. Reading stops where more has come than the route takes. */
export async function uploadedFile(request: FastifyRequest, refusals: UploadRefusals = {}): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Problem(415, "UnsupportedMediaType");
  let found: { name: string; bytes: Buffer } | undefined;
  try {
    for await (const part of request.files()) found = { name: part.filename, bytes: await part.toBuffer() };
  } catch (error) {
    throw uploadRefusal(error, refusals);
  }
  if (!found) throw new Problem(422, refusals.missing ?? "FieldRequired", { field: "file" });
  return found;
}
