import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { filePath } from "@vigil/model/training/filePath";
import { fault, PackageRefused, type PackageFiles } from "./packageFiles.ts";

/** The files of a package as its author has them in a folder; names that begin with a dot are left out. */
export async function readFolder(folder: string): Promise<PackageFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.split("/").some((part) => part.startsWith(".")))
    .toSorted();
  const refused = paths.filter((path) => !filePath.safeParse(path).success);
  if (refused.length > 0) throw new PackageRefused(refused.map((path) => fault(path, "pathRefused")));
  const files = new Map<string, Buffer>();
  for (const path of paths) files.set(path, await readFile(join(folder, path)));
  return files;
}
