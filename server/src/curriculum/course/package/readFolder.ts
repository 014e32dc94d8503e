import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { filePath } from "@vigil/model/training/filePath";
import { fault, PackageRefused, type PackageFiles } from "./packageFiles.ts";

/** In a folder, not in a package: exports `media`, the path of each file that is drawn when the folder is read, with what draws it. */
const script = "media.ts";

/** The files of a package as its author has them in a folder, drawn media among them; names that begin with a dot are left out. */
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
  for (const path of paths) if (path !== script) files.set(path, await readFile(join(folder, path)));
  if (paths.includes(script)) for (const [path, draw] of await drawn(folder)) files.set(path, Buffer.from(draw()));
  return files;
}

async function drawn(folder: string): Promise<[string, () => Uint8Array][]> {
  const { media } = (await import(pathToFileURL(resolve(folder, script)).href)) as { media: Record<string, () => Uint8Array> };
  return Object.entries(media);
}
