import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import { lab, type Lab } from "@vigil/model/training/labs/lab";
import { safeSize, type EditionFiles, type UseFile } from "./courseMedia.ts";
import { fault } from "./packageFiles.ts";
import { readJson } from "./readJson.ts";

export interface CompiledLabs {
  labs: Lab[];
  /** The files that a lab brings, by its number. */
  filesOf: (labId: number) => string[];
}

/** Each JSON file in `labs/` is a lab; the folder of an external one comes with it. */
export function compileLabs(edition: EditionFiles, use: UseFile, faults: PackageFault[]): CompiledLabs {
  const files = new Map<number, string[]>();
  const labs: Lab[] = [];
  for (const file of [...edition.files.keys()].filter((path) => /^labs\/[^/]+\.json$/u.test(path)).toSorted()) {
    const read = readJson(edition.files, file, lab, faults);
    if (read === undefined) continue;
    const { value, at } = read;
    if (labs.some(({ id }) => id === value.id)) faults.push(fault(file, "idTwice", { id: value.id, kind: "labs" }, at("id")));
    const own = withFiles(value, edition, (path, as) => use(path, as, { file, line: at("picture" in value ? "picture" : "file") }));
    labs.push(own.lab);
    files.set(value.id, own.files);
  }
  return { labs, filesOf: (labId) => files.get(labId) ?? [] };
}

function withFiles(
  value: Lab,
  { files }: EditionFiles,
  use: (path: string, as: "picture" | "lab") => string | undefined,
): { lab: Lab; files: string[] } {
  if ((value.type === "hotspot" || value.type === "findThreat") && value.picture !== undefined) {
    const file = use(value.picture.file, "picture");
    const bytes = files.get(value.picture.file);
    const size = bytes === undefined ? {} : safeSize(value.picture.file, bytes);
    return { lab: { ...value, picture: { ...value.picture, file: file ?? value.picture.file, ...size } }, files: file ? [file] : [] };
  }
  if (value.type !== "external") return { lab: value, files: [] };
  const folder = value.file.slice(0, value.file.lastIndexOf("/") + 1);
  const inFolder = [...files.keys()].filter((path) => path.startsWith(folder) && path.split("/").length > 2);
  const used = [value.file, ...inFolder.filter((path) => path !== value.file)].flatMap((path) => use(path, "lab") ?? []);
  return { lab: { ...value, file: used[0] ?? value.file }, files: used };
}
