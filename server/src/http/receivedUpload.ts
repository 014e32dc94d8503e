import "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Files } from "../files/files.ts";
import type { ReceivedFile } from "../files/receivedFile.ts";
import { Problem } from "../problem.ts";
import { uploadRefusal, type UploadRefusals } from "./uploadRefusal.ts";

export interface ReceivedUpload extends ReceivedFile {
  name: string;
}

/** The one file of an upload, on the disk as it came. What the work did not keep is gone when it ends. */
export async function receivedUpload<T>(
  request: FastifyRequest,
  files: Files,
  work: (file: ReceivedUpload) => Promise<T>,
  refusals: UploadRefusals = {},
): Promise<T> {
  if (!request.isMultipart()) throw new Problem(415, "UnsupportedMediaType");
  let found: ReceivedUpload | undefined;
  try {
    try {
      for await (const part of request.files()) {
        const received = await files.receive(part.file);
        found = { ...received, name: part.filename };
        if (part.file.truncated) throw new Problem(413, refusals.tooLarge ?? "FileTooLarge", { field: "file" });
      }
    } catch (error) {
      throw uploadRefusal(error, refusals);
    }
    if (!found) throw new Problem(422, refusals.missing ?? "FieldRequired", { field: "file" });
    return await work(found);
  } finally {
    await found?.drop();
  }
}
