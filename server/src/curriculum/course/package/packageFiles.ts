import type { PackageFault } from "@vigil/model/curriculum/coursePackage";

/** A package unpacked: its files by their paths. */
export type PackageFiles = ReadonlyMap<string, Buffer>;

/** The package cannot be taken as it is: every mistake that was found, with file and line. */
export class PackageRefused extends Error {
  readonly faults: readonly PackageFault[];

  constructor(faults: readonly PackageFault[]) {
    super(faults.map(({ file, line, code }) => `${file}:${line ?? ""} ${code}`).join("\n"));
    this.name = "PackageRefused";
    this.faults = faults;
  }
}

export const fault = (
  file: string,
  code: PackageFault["code"],
  details: PackageFault["details"] = {},
  line: number | null = null,
): PackageFault => ({ file, line, code, details });
