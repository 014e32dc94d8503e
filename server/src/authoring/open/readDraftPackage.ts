import { contentStore } from "../../files/contentStore.ts";
import { compileCourse } from "../../curriculum/course/package/compileCourse.ts";
import { readArchive } from "../../curriculum/course/package/readArchive.ts";
import { mediaKind } from "../../curriculum/course/package/mediaTypes.ts";
import { putFiles, type StoredCourseFile } from "../../curriculum/course/versions/storeContent.ts";
import { partsOf, type OpenedParts } from "./partsOf.ts";
import { randomKey } from "../randomKey.ts";
import { otherFiles, sourceOf } from "./sourceOf.ts";

export interface OpenedPackage extends Omit<OpenedParts, "kept"> {
  files: StoredCourseFile[];
}

/** A package that was installed before, taken apart in a process of its own; its files are stored in that directory. */
export async function readDraftPackage(path: string, directory: string): Promise<OpenedPackage> {
  const files = await readArchive(path);
  const source = sourceOf(compileCourse(files), files);
  const { parts, next, kept } = partsOf(source, randomKey);
  const store = await contentStore(directory);
  const brought = [
    ...otherFiles(files, source).map((file) => [file, files.get(file)!] as const),
    ...[...kept].map(([file, text]) => [file, Buffer.from(text)] as const),
  ].map(([file, bytes]) => ({ path: file, bytes, mediaType: mediaTypeOf(file) }));
  return { parts, next, files: await putFiles(store, brought) };
}

/** What no course shows is bytes and no more. */
const mediaTypeOf = (path: string): string => mediaKind(path)?.mediaType ?? "application/octet-stream";
