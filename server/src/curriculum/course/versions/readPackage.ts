import type { Settings } from "../../../settings.ts";
import { contentStore } from "../../../files/contentStore.ts";
import { isFullDisk, refuseFullDisk } from "../../../files/diskRoom.ts";
import { Problem } from "../../../problem.ts";
import { compileCourse, type CompiledCourse, type CourseFile } from "../package/compileCourse.ts";
import { faultLine } from "../package/faultLine.ts";
import { PackageRefused } from "../package/packageFiles.ts";
import { ArchiveCorrupt, readArchive } from "../package/readArchive.ts";
import { putFiles, type StoredCourseFile } from "./storeContent.ts";

/** A package without what its files hold. */
export interface ReadPackage extends Omit<CompiledCourse, "files"> {
  files: Omit<CourseFile, "bytes">[];
  stored: StoredCourseFile[];
}

/** The directory that takes the files of a package when it is installed, and the room that must stay on its disk. */
export type PackageTarget = Pick<Settings, "dataDirectory" | "freeDiskBytes"> & { directory: string };

/** Unpacks and checks the package at that path, and stores its files where a target is given. */
export async function readPackage(path: string, target: PackageTarget | null): Promise<ReadPackage> {
  const { files, ...course } = await compiled(path);
  const told = files.map(({ path: name, mediaType }) => ({ path: name, mediaType }));
  if (target === null) return { ...course, files: told, stored: [] };
  try {
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    await refuseFullDisk(target, bytes);
    return { ...course, files: told, stored: await putFiles(await contentStore(target.directory), files) };
  } catch (error) {
    throw isFullDisk(error) ? new Problem(507, "DiskFull") : error;
  }
}

async function compiled(path: string): Promise<CompiledCourse> {
  try {
    return compileCourse(await readArchive(path));
  } catch (error) {
    if (error instanceof ArchiveCorrupt) throw new Problem(412, "CoursePackageCorrupt", { field: "file" });
    if (!(error instanceof PackageRefused)) throw error;
    const faults = error.faults.slice(0, 200).map((fault) => ({ ...fault, message: faultLine(fault) }));
    const details = { count: error.faults.length, faults };
    if (error.faults.every(({ code }) => code === "mandatoryInvalid"))
      throw new Problem(406, "ObjectiveSettingsInvalid", { field: "file", details });
    throw new Problem(422, "CoursePackageInvalid", { field: "file", details });
  }
}
