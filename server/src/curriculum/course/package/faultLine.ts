import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import { en } from "@vigil/model/phrases/en";

/** `pages/liquids.md:12 There is no lab 7.` */
export function faultLine({ file, line, code, details = {} }: PackageFault): string {
  const sentence = en.coursePackage.faults[code].replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(details[name] ?? "…"));
  const place = `${file}${line === null ? "" : `:${line}`}`;
  return place === "" ? sentence : `${place} ${sentence}`;
}
