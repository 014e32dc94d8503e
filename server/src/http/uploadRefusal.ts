import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { isFullDisk } from "../files/diskRoom.ts";
import { Problem } from "../problem.ts";

/** What a refusal of an upload is called where the general words do not say enough. */
export interface UploadRefusals {
  missing?: ProblemCode;
  several?: ProblemCode;
  tooLarge?: ProblemCode;
}

/** What is said of an upload that could not be read. */
export function uploadRefusal(error: unknown, { several = "FieldInvalid", tooLarge = "FileTooLarge" }: UploadRefusals = {}): unknown {
  if (error instanceof Problem) return error;
  if (isFullDisk(error)) return new Problem(507, "DiskFull");
  if (!(error instanceof Error) || !("code" in error)) return new Problem(400, "BadRequest", { field: "file" }); // the parts cannot be told apart
  if (error.code === "FST_REQ_FILE_TOO_LARGE") return new Problem(413, tooLarge, { field: "file" });
  if (error.code === "FST_FILES_LIMIT") return new Problem(422, several, { field: "file" });
  return error;
}
