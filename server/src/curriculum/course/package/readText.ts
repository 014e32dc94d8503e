import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import { fault, type PackageFiles } from "./packageFiles.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Text in UTF-8 with lines that end as everywhere; undefined, with the mistake said, where there is none. */
export function readText(files: PackageFiles, file: string, faults: PackageFault[]): string | undefined {
  const bytes = files.get(file);
  const text = bytes === undefined ? undefined : textOf(bytes);
  if (bytes === undefined) faults.push(fault(file, "fileMissing", { name: file }));
  else if (text === undefined) faults.push(fault(file, "textUnreadable"));
  return text?.replaceAll("\r\n", "\n");
}

export function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
