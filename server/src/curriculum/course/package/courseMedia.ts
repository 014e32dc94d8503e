import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import type { PageMedia } from "./markdownBlocks.ts";
import { isActiveDrawing } from "./packageDrawing.ts";
import { mediaKind, type MediaUse } from "./mediaTypes.ts";
import { fault, type PackageFiles } from "./packageFiles.ts";
import { pictureSize } from "./pictureSize.ts";

/** The files of one edition under the names its pages call them, and where they really lie. */
export interface EditionFiles {
  files: PackageFiles;
  actual: (path: string) => string;
}

/** A file of the package that something uses: looked at once, remembered under its real path. */
export type UseFile = (path: string, use: MediaUse, from: { file: string; line: number }) => string | undefined;

export function useFiles({ files, actual }: EditionFiles, used: Map<string, Set<MediaUse>>, faults: PackageFault[]): UseFile {
  return (path, use, from) => {
    const bytes = files.get(path);
    if (bytes === undefined) {
      faults.push(fault(from.file, "fileMissing", { name: path }, from.line));
      return undefined;
    }
    const file = actual(path);
    const uses = used.get(file) ?? new Set();
    if (uses.has(use)) return file;
    used.set(file, uses.add(use));
    const kind = mediaKind(path);
    if (kind === undefined || !kind.uses.includes(use)) faults.push(fault(path, "typeRefused"));
    else if (!kind.holds(bytes)) faults.push(fault(path, "typeMismatch"));
    else if (path.endsWith(".svg") && isActiveDrawing(bytes)) faults.push(fault(path, "drawingActive"));
    return file;
  };
}

/** Pictures and videos of one page. */
export function pageMedia(page: string, { files }: EditionFiles, use: UseFile, locale: string, faults: PackageFault[]): PageMedia {
  return {
    picture: (path, line) => {
      const file = use(path, "picture", { file: page, line });
      const bytes = files.get(path);
      return file === undefined || bytes === undefined ? undefined : { file, ...safeSize(path, bytes) };
    },
    video: (path, line) => {
      const file = use(path, "video", { file: page, line });
      const beside = path.replace(/\.\w+$/u, ".vtt");
      if (!files.has(beside)) {
        faults.push(fault(page, "captionsMissing", { name: beside }, line));
        return undefined;
      }
      const captions = use(beside, "captions", { file: page, line });
      return file === undefined || captions === undefined ? undefined : { file, captions: [{ file: captions, locale }] };
    },
    attachment: (path, line) => {
      const file = use(path, "attachment", { file: page, line });
      return file === undefined ? undefined : { file, bytes: files.get(path)?.length ?? 0 };
    },
  };
}

/** A damaged picture is refused by its type; its size is nothing to fail for. */
export function safeSize(path: string, bytes: Buffer): { width?: number; height?: number } {
  try {
    return pictureSize(path, bytes) ?? {};
  } catch {
    return {};
  }
}
