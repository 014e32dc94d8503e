import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import type { z } from "zod";
import { jsonLines, lineOf } from "./jsonLines.ts";
import { fault, type PackageFiles } from "./packageFiles.ts";
import { readText } from "./readText.ts";

export interface ReadJson<T> {
  value: T;
  /** The line at which a value of it stands. */
  at: (...path: PropertyKey[]) => number;
}

/** A JSON file that fits its schema; otherwise undefined, with the mistakes said. */
export function readJson<S extends z.ZodType>(
  files: PackageFiles,
  file: string,
  schema: S,
  faults: PackageFault[],
): ReadJson<z.infer<S>> | undefined {
  const text = readText(files, file, faults);
  return text === undefined ? undefined : parseJson(text, { file, line: 1 }, schema, faults);
}

/** `place` is where the text begins: JSON may stand in the middle of a page. */
export function parseJson<S extends z.ZodType>(
  text: string,
  place: { file: string; line: number },
  schema: S,
  faults: PackageFault[],
): ReadJson<z.infer<S>> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    const line = /line (\d+)/u.exec(reason)?.[1];
    const last = text.trimEnd().split("\n").length;
    faults.push(fault(place.file, "jsonUnreadable", { reason }, place.line - 1 + (line === undefined ? last : Number(line))));
    return undefined;
  }
  const lines = jsonLines(text);
  const at = (...path: PropertyKey[]) => place.line - 1 + lineOf(lines, path);
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, at };
  for (const issue of parsed.error.issues) faults.push(...faultsOf(issue, place.file, at));
  return undefined;
}

function* faultsOf(issue: z.core.$ZodIssue, file: string, at: (...path: PropertyKey[]) => number): Generator<PackageFault> {
  const field = issue.path.map(String).join(".") || "…";
  if (issue.code === "unrecognized_keys")
    for (const key of issue.keys)
      yield fault(file, "valueUnknown", { field: [...issue.path.map(String), key].join(".") }, at(...issue.path, key));
  else if (issue.code === "invalid_type" && issue.message.endsWith("received undefined"))
    yield fault(file, "valueMissing", { field }, at(...issue.path));
  else yield fault(file, "valueInvalid", { field, reason: issue.message }, at(...issue.path));
}
