import "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Files } from "../files/files.ts";
import { Problem } from "../problem.ts";
import type { ReceivedUpload } from "./receivedUpload.ts";
import { uploadRefusal, type UploadRefusals } from "./uploadRefusal.ts";

const mostFieldBytes = 1_048_576;
/** Of a form that carries a record beside its file; the file's own limit is its list's. */
export const formLimits = { files: 1, fields: 200, parts: 201, fieldSize: mostFieldBytes, fieldNameSize: 100 } as const;

/** What a form said: its fields as text, and the file on the disk as it came. */
export interface ReceivedForm {
  fields: ReadonlyMap<string, string>;
  file: ReceivedUpload | undefined;
}

/**
 * A form with one file in the field `file`. The first fault is kept and the rest read to its end, so that the refusal reaches whoever is
 * still sending. What the work did not keep of the file is gone when it ends.
 */
export async function receivedForm<T>(
  request: FastifyRequest,
  files: Files,
  work: (form: ReceivedForm) => Promise<T>,
  refusals: UploadRefusals = {},
): Promise<T> {
  const fields = new Map<string, string>();
  let file: ReceivedUpload | undefined;
  let fault: Problem | undefined;
  let bytes = 0;
  try {
    try {
      for await (const part of request.parts()) {
        if (part.type === "file") {
          if (part.fieldname !== "file" || file !== undefined || fault !== undefined) {
            fault ??= new Problem(422, "FieldUnknown", { field: part.fieldname });
            part.file.resume();
            continue;
          }
          file = { ...(await files.receive(part.file)), name: part.filename };
          if (part.file.truncated) throw new Problem(413, refusals.tooLarge ?? "FileTooLarge", { field: "file" });
          continue;
        }
        const { fieldname: field, valueTruncated, fieldnameTruncated } = part;
        // a part that says it is JSON comes read
        const value = typeof part.value === "string" ? part.value : JSON.stringify(part.value);
        bytes += Buffer.byteLength(value);
        if (valueTruncated || bytes > mostFieldBytes) fault ??= new Problem(413, "PayloadTooLarge", { field });
        else if (fieldnameTruncated) fault ??= new Problem(422, "FieldUnknown", { field });
        else if (field === "file") fault ??= new Problem(422, "FileNotSent", { field });
        else if (fields.has(field)) fault ??= new Problem(422, "FieldTwice", { field });
        else fields.set(field, value);
      }
    } catch (error) {
      throw fault ?? refusalOf(error, refusals);
    }
    if (fault) throw fault;
    return await work({ fields, file });
  } finally {
    await file?.drop();
  }
}

const refusalOf = (error: unknown, refusals: UploadRefusals): unknown => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "FST_INVALID_JSON_FIELD_ERROR") return new Problem(422, "FieldNotJson");
  if (code === "FST_FIELDS_LIMIT" || code === "FST_PARTS_LIMIT") return new Problem(413, "PayloadTooLarge");
  if (code === "FST_PROTO_VIOLATION" || code === "FST_MP_PREMATURE_CLOSE") return new Problem(400, "BadRequest");
  return uploadRefusal(error, { several: "FileSeveral", ...refusals });
};
