import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import { z } from "zod";
import { fault } from "./packageFiles.ts";

const id = z.coerce.number().int().min(0).max(2_147_483_647);
const head = z.strictObject({
  id,
  title: z.string().trim().min(1).max(200),
  objective: id.optional(),
  /** Numbers of labs, with commas between them. */
  labs: z
    .string()
    .regex(/^\d+(?:\s*,\s*\d+)*$/u)
    .transform((list) => list.split(",").map(Number))
    .optional(),
  skip: z
    .enum(["true", "false"])
    .transform((word) => word === "true")
    .optional(),
});

export interface PageHead {
  head: z.infer<typeof head>;
  /** What follows it, and the line at which that begins. */
  body: string;
  bodyLine: number;
  at: (key: string) => number;
}

/** The lines between `---` at the beginning of a page. */
export function pageHead(file: string, text: string, faults: PackageFault[]): PageHead | undefined {
  const lines = text.replace(/^\uFEFF/u, "").split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    faults.push(fault(file, "headMissing", {}, 1));
    return undefined;
  }
  const values: Record<string, string> = {};
  const places = new Map<string, number>();
  for (const [index, line] of lines.slice(1, end).entries()) {
    if (line.trim() === "") continue;
    const found = /^(\w+):(.*)$/u.exec(line);
    if (found?.[1] === undefined) faults.push(fault(file, "headLineInvalid", {}, index + 2));
    else {
      values[found[1]] = (found[2] ?? "").trim();
      places.set(found[1], index + 2);
    }
  }
  const at = (key: string) => places.get(key) ?? 1;
  const parsed = head.safeParse(values);
  if (parsed.success) return { head: parsed.data, body: lines.slice(end + 1).join("\n"), bodyLine: end + 2, at };
  for (const issue of parsed.error.issues) {
    if (issue.code === "unrecognized_keys") for (const key of issue.keys) faults.push(fault(file, "valueUnknown", { field: key }, at(key)));
    else {
      const field = String(issue.path[0]);
      faults.push(
        places.has(field)
          ? fault(file, "valueInvalid", { field, reason: issue.message }, at(field))
          : fault(file, "valueMissing", { field }, 1),
      );
    }
  }
  return undefined;
}
